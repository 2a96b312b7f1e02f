import { expect, test } from 'vitest';
import { keepPace } from './keep-pace.ts';

/** An episode of sentences of eight words: how many words a minute it has, with pauses of 350 ms that are made longer or shorter. */
async function tell(wordMs: (at: number) => number, music: number[] = []): Promise<{ pace: number; scales: number[] }> {
  const pace = keepPace();
  const scales: number[] = [];
  let durationMs = 0;
  const play = (words: number, ms: number) => {
    pace.add(words, Promise.resolve({ durationMs: ms }));
    durationMs += ms;
  };
  for (let at = 0; at < 100; at++) {
    const scale = await pace.pauseScale();
    scales.push(scale);
    play(8, 8 * wordMs(at) + 350 * scale);
    if (music.includes(at)) play(0, 2_500);
  }
  play(0, 4_000);
  return { pace: 800 / (durationMs / 60_000), scales };
}

test('an episode has 150 to 165 words a minute, whether its voices are slow or quick', async () => {
  for (const wordMs of [310, 325, 335, 350]) {
    const plain = 800 / ((800 * wordMs + 100 * 350 + 4_000) / 60_000);
    const { pace, scales } = await tell(() => wordMs);
    expect(pace).toBeGreaterThanOrEqual(150);
    expect(pace).toBeLessThanOrEqual(165);
    expect(Math.abs(pace - 157.5)).toBeLessThan(Math.max(2.5, Math.abs(plain - 157.5)));
    expect(Math.min(...scales)).toBeGreaterThanOrEqual(0.7);
    expect(Math.max(...scales)).toBeLessThanOrEqual(1.4);
  }
  const quick = 800 / ((800 * 310 + 100 * 350 + 4_000) / 60_000);
  expect(quick, 'without it').toBeGreaterThan(165);
});

test('time that music takes is given back, and a slow scene is made up for', async () => {
  const { pace } = await tell((at) => (at < 40 ? 360 : 320), [10, 30, 50, 70]);
  expect(pace).toBeGreaterThanOrEqual(150);
  expect(pace).toBeLessThanOrEqual(165);
});

test('the beginning is spoken as it is written, and nothing waits for a take that is still made', async () => {
  const pace = keepPace();
  for (let i = 0; i < 6; i++) pace.add(8, new Promise(() => {}));
  expect(await pace.pauseScale()).toBe(1);
});
