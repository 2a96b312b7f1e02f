import { beforeEach, expect, test } from 'vitest';
import type { PlayerEpisode } from '#shared/listening.ts';
import { followStretches, type Stretch } from './follow-stretches.ts';

const one: PlayerEpisode = { id: 'e1', title: 'One', description: '', audioUrl: '/1.mp3', seasonId: 's1' };
const two: PlayerEpisode = { ...one, id: 'e2' };

let nowMs = 0;
let told: { stretch: Stretch; ended: boolean }[];
let follower: ReturnType<typeof followStretches>;
let position = 0;

beforeEach(() => {
  [nowMs, position, told] = [1_000_000, 0, []];
  let ids = 0;
  follower = followStretches({
    now: () => nowMs,
    newId: () => `stretch-${++ids}`,
    onStretch: (stretch, ended) => told.push({ stretch, ended }),
  });
});

const say = (change: { isPlaying?: boolean; currentEpisode?: PlayerEpisode | null; speed?: number } = {}) =>
  follower.hear({ currentEpisode: one, isPlaying: true, speed: 1, position, ...change });
/** Plays for so many seconds, with a position four times in each. */
function listen(seconds: number, speed = 1, episode = one) {
  for (let tick = 0; tick < seconds * 4; tick++) {
    nowMs += 250;
    position += 0.25 * speed;
    say({ speed, currentEpisode: episode });
  }
}
const ended = () => told.filter((each) => each.ended).map(({ stretch }) => [stretch.id, stretch.fromMs, stretch.toMs]);

test('a stretch grows under one id and is told every five seconds', () => {
  say();
  listen(12);
  expect(told.map(({ stretch }) => stretch.id)).toEqual(Array(told.length).fill('stretch-1'));
  expect(told.length).toBeGreaterThanOrEqual(3);
  expect(told.length).toBeLessThan(6);
  follower.flush();
  expect(told.at(-1)!.stretch).toMatchObject({ fromMs: 0, toMs: 12_000, episodeId: 'e1', seasonId: 's1', atMs: nowMs });
});

test('a pause ends it, with the last bit before it', () => {
  say();
  listen(3);
  position += 0.2;
  say({ isPlaying: false });
  expect(ended()).toEqual([['stretch-1', 0, 3200]]);
  nowMs += 60_000;
  say();
  listen(1);
  say({ isPlaying: false });
  expect(ended()[1]).toEqual(['stretch-2', 3200, 4200]);
});

test.each([90, 2])('a jump to %i s ends it and begins another', (to) => {
  say();
  listen(10);
  position = to;
  say();
  listen(2);
  say({ isPlaying: false });
  expect(ended()).toEqual([
    ['stretch-1', 0, 10_000],
    ['stretch-2', to * 1000, to * 1000 + 2000],
  ]);
});

test('neither double speed nor a hidden tab that reports seldom is a jump', () => {
  say();
  listen(4, 2);
  nowMs += 60_000;
  position += 120;
  say({ speed: 2 });
  say({ isPlaying: false, speed: 2 });
  expect(ended()).toEqual([['stretch-1', 0, 128_000]]);
});

test('another episode begins another stretch, a press taken back at once is none, and a recap is not followed', () => {
  say();
  say({ isPlaying: false });
  expect(told).toEqual([]);
  say();
  listen(2);
  position = 0;
  say({ currentEpisode: two });
  listen(1, 1, two);
  say({ currentEpisode: null, isPlaying: false });
  expect(told.filter((each) => each.ended).map(({ stretch }) => stretch.episodeId)).toEqual(['e1', 'e2']);
  const before = told.length;
  const recap = { ...one, id: 'previously e1', unlisted: true };
  say({ currentEpisode: recap });
  listen(8, 1, recap);
  say({ currentEpisode: recap, isPlaying: false });
  expect(told).toHaveLength(before);
});
