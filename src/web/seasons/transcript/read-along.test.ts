import { expect, test } from 'vitest';
import { lineAt, wordAt, wordSpans } from './read-along.ts';

const line = (start: number, end: number) => ({
  role: 'narrator' as const,
  speaker: 'Narrator',
  text: 'The lamp blinked.',
  start_ms: start,
  end_ms: end,
  words: [
    { text: 'The', startMs: start, endMs: start + 100 },
    { text: 'lamp', startMs: start + 150, endMs: start + 400 },
  ],
});
const lines = [line(200, 1000), line(1400, 2000), line(2100, 3000)];

test('the line heard is the last one that has begun', () => {
  expect(lineAt(lines, 0)).toBe(-1);
  expect(lineAt(lines, 200)).toBe(0);
  expect(lineAt(lines, 1200)).toBe(0);
  expect(lineAt(lines, 2050)).toBe(1);
  expect(lineAt(lines, 99_000)).toBe(2);
  expect(lineAt([], 5)).toBe(-1);
});

test('the word heard is the last one that has begun', () => {
  expect(wordAt(line(200, 1000), 100)).toBe(-1);
  expect(wordAt(line(200, 1000), 349)).toBe(0);
  expect(wordAt(line(200, 1000), 900)).toBe(1);
});

test('words are found in order, whatever their case, and missing ones leave the others in place', () => {
  const words = ['the', 'one', 'the', '212', 'Two'].map((text) => ({ text, startMs: 0, endMs: 0 }));
  expect(wordSpans('The one, the two', words)).toEqual([
    { start: 0, end: 3 },
    { start: 4, end: 7 },
    { start: 9, end: 12 },
    null,
    { start: 13, end: 16 },
  ]);
});
