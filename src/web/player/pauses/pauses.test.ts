import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayerStore } from '../store/player-store.ts';
import { afterPause, pausesIn, pausesOf, type Pause } from './find-pauses.ts';
import { keepSkippingPauses } from './skip-pauses.ts';

const word = (startMs: number, endMs: number) => ({ text: 'word', startMs, endMs });

test('pauses lie between words, within and between lines; a breath is none, and what is longer is music', () => {
  const lines = [
    { words: [word(0, 500), word(520, 900), word(1400, 2000)] },
    { words: [word(2600, 3000)] },
    { words: [word(6000, 6400), word(6600, 7000)] },
  ];
  expect(pausesOf(lines)).toEqual([
    { from: 0.9, to: 1.4 },
    { from: 2, to: 2.6 },
  ]);
  expect(pausesOf([{ words: [] }, { words: [] }])).toEqual([]);
});

test('without words they are where the samples are silent', () => {
  const rate = 1000;
  const samples = new Float32Array(3000).map((_, at) => (at >= 1000 && at < 1600 ? 0.001 : Math.sin(at) * 0.2 + 0.3));
  expect(pausesIn(samples, rate)).toEqual([{ from: 1, to: 1.6 }]);
});

test('a pause keeps its first and last bit', () => {
  const pauses: Pause[] = [
    { from: 1, to: 1.6 },
    { from: 5, to: 5.4 },
  ];
  expect(afterPause(pauses, 0.9)).toBeNull();
  expect(afterPause(pauses, 1.05)).toBeNull();
  expect(afterPause(pauses, 1.1)).toBeCloseTo(1.51);
  expect(afterPause(pauses, 1.5)).toBeNull();
  expect(afterPause(pauses, 5.1)).toBeCloseTo(5.31);
  expect(afterPause(pauses, 9)).toBeNull();
  expect(afterPause([], 1)).toBeNull();
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function hear({ pauses = [] as readonly Pause[], skipPauses = true, isStreaming = false }) {
  const store = createPlayerStore();
  let known = pauses;
  let at = 0;
  const skips: number[] = [];
  const decode = vi.fn(async () => ({ samples: new Float32Array(1000), sampleRate: 1000 }));
  const stop = keepSkippingPauses(
    {
      ...store,
      currentPosition: () => at,
      pauses: () => known,
      setPauses: (_id, found) => (known = found),
      skipTo: (to) => {
        skips.push(to);
        at = to;
      },
    },
    decode,
  );
  const episode = { id: 'e', title: '', description: '', audioUrl: '/e.mp3' };
  store.set({ currentEpisode: episode, skipPauses, isStreaming, isPlaying: true, sceneStarts: [0] });
  const play = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) {
      at += 0.02;
      await vi.advanceTimersByTimeAsync(20);
    }
  };
  return { store, skips, decode, play, stop };
}

test('what plays is a pause shorter, where that is wanted', async () => {
  const pauses = [{ from: 1, to: 1.8 }];
  const wanted = hear({ pauses });
  await wanted.play(2000);
  expect(wanted.skips).toHaveLength(1);
  expect(wanted.skips[0]).toBeCloseTo(1.71);
  wanted.stop();
  for (const how of [{ skipPauses: false }, { isStreaming: true }]) {
    const other = hear({ pauses, ...how });
    await other.play(2000);
    expect([how, other.skips]).toEqual([how, []]);
  }
});

test('a file is listened to once for its silences, where its words have no times', async () => {
  const { decode, play, store } = hear({});
  await play(500);
  store.set({ position: 1 });
  store.set({ position: 2 });
  expect(decode).toHaveBeenCalledOnce();
});
