import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Topics, Watcher } from '#platform/db/topics.ts';
import type { AnswerNotes } from '../../context.ts';
import { AnswerCache } from './answer-cache.ts';
import { PublicNews } from './public-news.ts';

let watcher: Watcher;
let isHeard = true;
let echoes = 0;
const topics: Topics = {
  subscribe: () => () => {},
  watch(given) {
    watcher = given;
    return () => {};
  },
  async catchUp() {
    echoes++;
    if (!isHeard) throw new Error('the channel is down');
  },
  close: async () => {},
};

/** What the application would say now, and how often it was asked. */
let state = 'one';
let makings = 0;
let hold: Promise<void> | null = null;
let answer = () => new Response(state);
let note = (_notes: AnswerNotes) => {};
let news: PublicNews;
function open(maxBytes = 1_000_000): AnswerCache {
  news = new PublicNews(topics);
  return new AnswerCache({
    news,
    maxBytes,
    async make(_url, notes) {
      makings++;
      note(notes);
      const read = answer();
      await hold;
      return read;
    },
  });
}
const ask = async (cache: AnswerCache, url = '/') => {
  const found = await cache.find(url);
  return found && (await found.as(undefined)).body.toString();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  [isHeard, echoes, state, makings, hold] = [true, 0, 'one', 0, null];
  answer = () => new Response(state);
  note = () => {};
});
afterEach(() => vi.useRealTimers());

it('makes one answer for all who ask at once, and keeps it', async () => {
  const cache = open();
  expect(await Promise.all(Array.from({ length: 50 }, () => ask(cache)))).toEqual(Array(50).fill('one'));
  expect(await ask(cache)).toBe('one');
  expect(makings).toBe(1);
});

it('sends the old one while a new one is made, for ten seconds at most', async () => {
  const cache = open();
  await ask(cache);
  state = 'two';
  vi.advanceTimersByTime(3500);
  expect(await ask(cache)).toBe('one');
  await vi.waitFor(async () => expect(await ask(cache)).toBe('two'));
  state = 'three';
  vi.advanceTimersByTime(10_001);
  expect(await ask(cache)).toBe('three');
});

it('forgets everything with the news of a public change, also what is being made', async () => {
  const cache = open();
  await ask(cache);
  state = 'two';
  watcher.onNews('public');
  expect(await ask(cache)).toBe('two');

  watcher.onNews('public');
  const held = Promise.withResolvers<void>();
  hold = held.promise;
  const waiting = ask(cache);
  await vi.waitFor(() => expect(makings).toBe(3));
  // Read before the change: whoever waits for it gets another one.
  state = 'three';
  watcher.onNews('public');
  held.resolve();
  expect(await waiting).toBe('three');
  expect(await ask(cache)).toBe('three');
});

it('forgets with the news of a season only what depends on it', async () => {
  const cache = open();
  note = ({ topics: noted }) => noted.add('season:a');
  await ask(cache, '/a');
  note = () => {};
  await ask(cache, '/b');
  state = 'two';
  watcher.onNews('season:a');
  expect([await ask(cache, '/a'), await ask(cache, '/b')]).toEqual(['two', 'one']);
});

it('keeps and sends nothing while news may be missed', async () => {
  const cache = open();
  await ask(cache);
  isHeard = false;
  watcher.onLost();
  expect(cache.size.answers).toBe(0);
  expect(await ask(cache)).toBeNull();
  expect(await ask(cache)).toBeNull();
  // Once in two seconds it is asked whether news come again; nobody else waits for that.
  expect(echoes).toBe(1);
  isHeard = true;
  vi.advanceTimersByTime(2001);
  state = 'two';
  expect(await ask(cache)).toBe('two');
});

it('trusts a connection that has gone quiet for five seconds', async () => {
  const cache = open();
  await ask(cache);
  isHeard = false;
  vi.advanceTimersByTime(5001);
  expect(await ask(cache)).toBeNull();
  expect(cache.size.answers).toBe(0);
});

it.each([
  [
    'with a cookie, for anybody but whose it is',
    () => new Response('hers', { headers: { 'set-cookie': 'a=b' } }),
    null,
  ],
  ['of what is not there', () => new Response('gone', { status: 404 }), 'gone'],
])('keeps no answer %s', async (_name, response, sent) => {
  const cache = open();
  answer = response;
  expect(await ask(cache)).toBe(sent);
  expect(cache.size.answers).toBe(0);
});

it('keeps no answer of which a part failed', async () => {
  const cache = open();
  note = (notes) => (notes.isBroken = true);
  expect(await ask(cache)).toBe('one');
  expect(cache.size.answers).toBe(0);
});

it('tells who waits of a failure, and asks again for the next', async () => {
  const cache = open();
  answer = () => {
    throw new Error('the database is away');
  };
  await expect(ask(cache)).rejects.toThrow('away');
  answer = () => new Response('back');
  expect(await ask(cache)).toBe('back');
});

it('takes no more memory than it may, whatever number of addresses is asked for', async () => {
  const cache = open(200_000);
  note = ({ topics: noted }) => noted.add('season:a');
  for (let at = 0; at < 200; at++) await ask(cache, `/${at}`);
  expect(cache.size.bytes).toBeLessThanOrEqual(200_000);
  expect(cache.size.answers).toBeGreaterThan(10);
  watcher.onNews('season:a');
  expect(cache.size).toEqual({ answers: 0, bytes: 0 });
});

it('settles with what was changed here, or trusts nothing', async () => {
  const cache = open();
  await news.settle();
  expect(echoes).toBe(0);
  await ask(cache);
  await news.settle();
  expect(cache.size.answers).toBe(1);
  isHeard = false;
  await news.settle();
  expect(cache.size.answers).toBe(0);
});
