import { expect, it } from 'vitest';
import { standing } from './my-podcasts-page.tsx';
import { episodeFacts, feedState, numbersCsv, relativeTime, timeSince } from './podcast-words.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

it.each([
  [0.5, 'just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [125, '2 hours ago'],
  [60 * 24 * 3, '3 days ago'],
  [-0.5, 'in a minute'],
  [-90, 'in 1 hour'],
])('says %d minutes as %j', (minutes, words) => {
  expect(relativeTime(ago(minutes), now)).toBe(words);
});

it('never says of what is over that it is to come', () => {
  expect(timeSince(ago(-0.2), now)).toBe('just now');
  expect(timeSince(ago(3), now)).toBe('3 minutes ago');
});

const feed = {
  read_at: ago(12),
  next_read_at: ago(-48),
  failing_since: null,
  failure: null,
  moved_at: null,
  has_hub: false,
};

it('says how the reading goes', () => {
  expect(feedState({ feed, show: null }, now)).toEqual({
    isFailing: false,
    lead: 'Read 12 minutes ago.',
    rest: 'Next time in 48 minutes.',
  });
  expect(feedState({ feed: { ...feed, has_hub: true, moved_at: ago(1) }, show: null }, now).rest).toBe(
    'Its feed moved; we follow the new address. The feed’s hub tells us of new episodes at once.',
  );
  const failing = { ...feed, failing_since: ago(180), failure: 'Its server says it is busy (503).' };
  expect(feedState({ feed: failing, show: null }, now)).toEqual({
    isFailing: true,
    lead: 'Couldn’t be read since 3 hours ago.',
    rest: 'Its server says it is busy (503). We try again in 48 minutes; what is here stays.',
  });
});

it('says of an episode what its feed says', () => {
  const episode = { id: '1', title: 'One', duration: '31:05', publishDate: '2026-11-22T10:00:00Z' };
  expect(episodeFacts(episode)).toBe('22 November, 31 min');
  expect(episodeFacts({ ...episode, duration: '00:00', publishDate: null })).toBe('');
  expect(episodeFacts({ ...episode, duration: '1:02:03', publishDate: null })).toBe('62 min');
});

it('writes the numbers as a spreadsheet reads them', () => {
  const days = [
    { day: '2026-02-28', views: 7, plays: 3, seasons: 0 },
    { day: '2026-03-01', views: 1, plays: 0, seasons: 2 },
  ];
  expect(numbersCsv(days)).toBe('day,page visits,plays,fan seasons\r\n2026-02-28,7,3,0\r\n2026-03-01,1,0,2\r\n');
});

it.each([
  [2, 1, 0, 'Two are on Canto, one is on its way.'],
  [1, 0, 0, 'One is on Canto.'],
  [0, 2, 0, 'Two are on their way.'],
  [12, 0, 0, '12 are on Canto.'],
  [1, 0, 2, 'One is on Canto, two are taken down.'],
  [0, 0, 1, 'One is taken down.'],
])('says what there is: %d published, %d waiting, %d taken down', (published, waiting, takenDown, words) => {
  expect(standing(published, waiting, takenDown)).toBe(words);
});
