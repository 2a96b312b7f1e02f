import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDualAudio, type DualAudio } from './dual-audio.ts';

/** What the audio needs of an audio element: it loads at once, and nothing can be loaded from `/gone.mp3`. */
class SilentAudio extends EventTarget {
  static readonly all: SilentAudio[] = [];
  volume = 1;
  muted = false;
  paused = true;
  preload = '';
  currentTime = 0;
  playbackRate = 1;
  duration = 100;
  readyState = 0;
  error: object | null = null;
  #src: string | null = null;

  constructor() {
    super();
    SilentAudio.all.push(this);
  }
  get src(): string {
    return this.#src ?? '';
  }
  set src(url: string) {
    this.#src = url;
    this.load();
  }
  hasAttribute = () => this.#src !== null;
  removeAttribute() {
    this.#src = null;
  }
  load() {
    const hadSomething = this.readyState > 0;
    Object.assign(this, { error: null, readyState: 0, currentTime: 0, playbackRate: 1, paused: true });
    if (hadSomething) this.dispatchEvent(new Event('emptied'));
    const url = this.#src;
    queueMicrotask(() => {
      if (url === null || url !== this.#src || this.error) return;
      if (url.endsWith('/gone.mp3')) return this.fail();
      this.readyState = 4;
      this.dispatchEvent(new Event('canplay'));
      this.dispatchEvent(new Event('seeked'));
    });
  }
  fail() {
    this.error = { code: 2 };
    this.paused = true;
    this.dispatchEvent(new Event('error'));
  }
  async play() {
    // As browsers do: an element that failed stays so until it is loaded again.
    if (this.error) throw new Error('NotSupportedError');
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    this.paused = true;
  }
}

/** Every place is arrived at as soon as it is asked for. */
function arriveAtOnce(audio: SilentAudio): void {
  let at = 0;
  Object.defineProperty(audio, 'currentTime', {
    get: () => at,
    set(seconds: number) {
      at = seconds;
      queueMicrotask(() => audio.dispatchEvent(new Event('seeked')));
    },
  });
}

let audio: DualAudio;
let front: SilentAudio;
let spare: SilentAudio;
const onError = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Audio', SilentAudio);
  vi.stubGlobal('HTMLMediaElement', { HAVE_FUTURE_DATA: 3 });
  SilentAudio.all.length = 0;
  const nothing = () => {};
  audio = openDualAudio({ onPlaying: nothing, onPosition: nothing, onDuration: nothing, onEnded: nothing, onError });
  [front, spare] = SilentAudio.all as [SilentAudio, SilentAudio];
  arriveAtOnce(front);
  arriveAtOnce(spare);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const atOnce = () => 0;

test('what failed plays again from where it was', async () => {
  audio.load('/one.mp3');
  await vi.advanceTimersByTimeAsync(1);
  await audio.play();
  audio.seek(40);
  front.fail();
  expect(onError).toHaveBeenCalledOnce();
  await audio.play();
  expect(front).toMatchObject({ paused: false, error: null, currentTime: 40 });
});

test('another file takes over at the same place and loudness', async () => {
  audio.setVolume(0.8, false);
  audio.load('/stream');
  await vi.advanceTimersByTimeAsync(1);
  await audio.play();
  audio.seek(12);
  const taken = audio.handOver('/one.mp3', atOnce);
  await vi.advanceTimersByTimeAsync(200);
  expect(await taken).toBe(true);
  expect(spare).toMatchObject({ src: '/one.mp3', volume: 0.8, muted: false, paused: false, currentTime: 12 });
  expect(front.hasAttribute()).toBe(false);
});

test('a file that can not be had changes nothing', async () => {
  audio.load('/stream');
  await vi.advanceTimersByTimeAsync(1);
  await audio.play();
  expect(await audio.handOver('/gone.mp3', atOnce)).toBe(false);
  expect(front).toMatchObject({ src: '/stream', paused: false, volume: 1 });
});

test('an episode loaded in the middle of a crossfade is heard in full', async () => {
  audio.load('/stream');
  await vi.advanceTimersByTimeAsync(1);
  await audio.play();
  const taken = audio.handOver('/one.mp3', atOnce);
  await vi.advanceTimersByTimeAsync(30);
  expect(front.volume).toBeLessThan(1);
  audio.load('/two.mp3');
  await vi.advanceTimersByTimeAsync(200);
  expect(await taken).toBe(false);
  expect(front).toMatchObject({ src: '/two.mp3', volume: 1 });
});

test('a pause while the quiet is waited for is the quiet', async () => {
  audio.load('/stream');
  await vi.advanceTimersByTimeAsync(1);
  await audio.play();
  const taken = audio.handOver('/one.mp3', () => 6);
  await vi.advanceTimersByTimeAsync(1000);
  audio.pause();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await taken).toBe(true);
  expect(spare).toMatchObject({ src: '/one.mp3', paused: true, muted: false });
});

test('a hand-over that was overtaken leaves the elements alone', async () => {
  audio.load('/stream');
  await vi.advanceTimersByTimeAsync(1);
  await audio.play();
  const first = audio.handOver('/mixed.wav', () => 2);
  await vi.advanceTimersByTimeAsync(100);
  const second = audio.handOver('/one.mp3', atOnce);
  await vi.advanceTimersByTimeAsync(200);
  expect(await second).toBe(true);
  // The first one would set the follower, which is now what is heard, to the place of what is empty.
  spare.currentTime = 50;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toBe(false);
  expect(spare).toMatchObject({ src: '/one.mp3', currentTime: 50, playbackRate: 1, volume: 1 });
});
