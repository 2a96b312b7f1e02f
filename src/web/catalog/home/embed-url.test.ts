import { expect, test } from 'vitest';
import { embedUrl } from './embed-url.ts';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'http://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ' https://youtube.com/live/dQw4w9WgXcQ ',
])('%s becomes an embed that plays muted, loops and hides its controls', (link) => {
  const url = new URL(embedUrl(link)!);
  expect(url.pathname).toBe('/embed/dQw4w9WgXcQ');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    autoplay: '1',
    mute: '1',
    loop: '1',
    playlist: 'dQw4w9WgXcQ',
    controls: '0',
  });
});

test.each([
  '',
  'not an address',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=../../x',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
])('%s is no video', (link) => {
  expect(embedUrl(link)).toBeNull();
});
