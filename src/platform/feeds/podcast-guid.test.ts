import { expect, it } from 'vitest';
import { podcastGuid } from './podcast-guid.ts';

it('names a feed as the specification does in its example', () => {
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810');
  expect(podcastGuid('https://podnews.net/rss')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c');
});
it('knows a feed again under another scheme and with a slash at its end', () => {
  expect(podcastGuid('http://podnews.net/rss/')).toBe(podcastGuid('https://podnews.net/rss'));
  expect(podcastGuid('https://podnews.net/rss2')).not.toBe(podcastGuid('https://podnews.net/rss'));
});
