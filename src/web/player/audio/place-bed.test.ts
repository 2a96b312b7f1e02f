import { beforeEach, expect, test, vi } from 'vitest';
import { openPlaceBed, type PlaceBed } from './place-bed.ts';

type Source = { loop: boolean; start: ReturnType<typeof vi.fn>; stop: ReturnType<typeof vi.fn> };

let sources: Source[];
let loads: Map<string, PromiseWithResolvers<AudioBuffer>>;
let clockMs: number;
let bed: PlaceBed;
const levels: number[] = [];

const param = (told: (value: number) => void = () => {}) => ({
  set value(value: number) {
    told(value);
  },
  get value() {
    return 1;
  },
  cancelScheduledValues: () => {},
  setValueAtTime: () => {},
  linearRampToValueAtTime: () => {},
  setTargetAtTime: (value: number) => told(value),
});

/** As much of Web Audio as is used: it plays nothing. */
function silentContext(): AudioContext {
  const context = {
    currentTime: 7,
    destination: {},
    resume: async () => {},
    createGain: () => ({ gain: param((value) => levels.push(value)), connect: (to: unknown) => to }),
    createBufferSource() {
      const source = { loop: false, start: vi.fn(), stop: vi.fn(), connect: (to: unknown) => to };
      sources.push(source);
      return source;
    },
  };
  return context as unknown as AudioContext;
}

beforeEach(() => {
  sources = [];
  loads = new Map();
  clockMs = 0;
  levels.length = 0;
  bed = openPlaceBed({
    openContext: silentContext,
    readLoop(url) {
      const load = Promise.withResolvers<AudioBuffer>();
      loads.set(url, load);
      return load.promise;
    },
    now: () => clockMs,
  });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const loop = { duration: 60 } as AudioBuffer;

test('a loop plays from where it would be by now, over and over, and only once', async () => {
  bed.sound('/loop.mp3', 70);
  clockMs = 2_000;
  loads.get('/loop.mp3')!.resolve(loop);
  await settled();
  bed.sound('/loop.mp3', 73);
  await settled();
  expect(sources).toHaveLength(1);
  expect(sources[0]!.loop).toBe(true);
  expect(sources[0]!.start).toHaveBeenCalledWith(7, 12);
});

test('what is hushed before it came never sounds, and sounds when asked for again', async () => {
  bed.sound('/loop.mp3', 0);
  bed.hush();
  bed.sound('/loop.mp3', 5);
  loads.get('/loop.mp3')!.resolve(loop);
  await settled();
  expect(sources).toHaveLength(1);
  expect(sources[0]!.start).toHaveBeenCalledWith(7, 5);
  bed.hush();
  expect(sources[0]!.stop).toHaveBeenCalledOnce();
});

test('its volume is that of background music, as loud as the voice is set', async () => {
  bed.setVolume(0.5);
  bed.sound('/loop.mp3', 0);
  expect(levels).toEqual([0.075]);
  bed.setVolume(0);
  expect(levels.at(-1)).toBe(0);
});

test('music that can not be fetched is logged, and asked for again the next time', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  bed.sound('/loop.mp3', 0);
  loads.get('/loop.mp3')!.reject(new Error('gone'));
  await settled();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  bed.sound('/loop.mp3', 0);
  loads.get('/loop.mp3')!.resolve(loop);
  await settled();
  expect(sources).toHaveLength(1);
});
