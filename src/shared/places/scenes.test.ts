import { expect, test } from 'vitest';
import { sceneAt, sceneFrom, scenesOf } from './scenes.ts';

const say = (
  role: 'narrator' | 'lead_a',
  seconds: number,
  text = 'Below them, something set its foot on the step.',
) => ({
  role,
  text,
  start_ms: seconds * 1000,
  end_ms: seconds * 1000 + 9000,
});
const lines = [
  say('narrator', 0, 'Nobody had touched the switch.'),
  say('lead_a', 9),
  say('narrator', 20),
  say('lead_a', 30),
  say('narrator', 45),
  say('narrator', 80),
  say('lead_a', 90),
  say('narrator', 100, 'The tide turns.'),
];

test('a scene begins where the narrator takes over again, but not a moment after the last', () => {
  expect(scenesOf(lines)).toEqual([
    { startMs: 0, endMs: 45_000, title: 'Nobody had touched the' },
    { startMs: 45_000, endMs: 100_000, title: 'Below them, something set' },
    { startMs: 100_000, endMs: 109_000, title: 'The tide turns' },
  ]);
  expect(scenesOf([])).toEqual([]);
});

test('next is the next scene, back its own start first and then the one before', () => {
  const scenes = scenesOf(lines);
  expect(sceneAt(scenes, 50_000)).toBe(1);
  expect(sceneFrom(scenes, 50_000, 1)).toBe(100_000);
  expect(sceneFrom(scenes, 50_000, -1)).toBe(45_000);
  expect(sceneFrom(scenes, 46_000, -1)).toBe(0);
  expect(sceneFrom(scenes, 1000, -1)).toBe(0);
  expect(sceneFrom(scenes, 105_000, 1)).toBeNull();
  expect(sceneFrom([], 5, 1)).toBeNull();
});
