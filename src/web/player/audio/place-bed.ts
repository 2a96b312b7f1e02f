// Music and place of an episode while there is no file yet in which they are mixed: as it streams, and until it is mixed.
import { backgroundVolume } from '#shared/listening.ts';

export type PlaceBed = {
  /** Plays a loop from where it would be after so many seconds; goes on where it is heard already. */
  sound: (url: string, atSeconds: number) => void;
  hush: () => void;
  /** The listener's volume, 0 where it is muted. */
  setVolume: (volume: number) => void;
};

/** What it needs of a browser. */
export type BedParts = {
  openContext: () => AudioContext;
  /** The loop's samples. Throws where it can't be fetched or read. */
  readLoop: (url: string) => Promise<AudioBuffer>;
  /** Milliseconds of a clock that never jumps. */
  now: () => number;
};

const fadeInSeconds = 0.5;
/** As long as the change to the mixed file, which has the same music at the same place. */
const fadeOutSeconds = 0.06;
/** Half of the memory that 48 kHz would take; loops are made at this rate. */
const loopRate = 24_000;

const browserParts: BedParts = {
  openContext: () => new AudioContext({ latencyHint: 'playback' }),
  async readLoop(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return new OfflineAudioContext(1, 1, loopRate).decodeAudioData(await response.arrayBuffer());
  },
  now: () => performance.now(),
};

/**
 * A loop of its own beside the voice. Not an audio element: phones give these no volume of their own, and loop them with a
 * gap. Where it can't be fetched the voice plays alone, and that is logged.
 */
export function openPlaceBed({ openContext, readLoop, now }: BedParts = browserParts): PlaceBed {
  let context: AudioContext | null = null;
  let level: GainNode | null = null;
  let volume = 1;
  let loop: { url: string; samples: Promise<AudioBuffer> } | null = null;
  let playing: { url: string; stop: AbortController; source?: AudioBufferSourceNode; gain?: GainNode } | null = null;

  function open(): { context: AudioContext; level: GainNode } {
    context ??= openContext();
    if (!level) {
      level = context.createGain();
      level.gain.value = backgroundVolume * volume;
      level.connect(context.destination);
    }
    return { context, level };
  }

  function hush() {
    if (!playing) return;
    const { stop, source, gain } = playing;
    playing = null;
    stop.abort();
    if (!context || !source || !gain) return;
    const at = context.currentTime;
    gain.gain.cancelScheduledValues(at);
    gain.gain.setValueAtTime(gain.gain.value, at);
    gain.gain.linearRampToValueAtTime(0, at + fadeOutSeconds);
    source.stop(at + fadeOutSeconds);
  }

  async function start(url: string, atSeconds: number) {
    const current = { url, stop: new AbortController() };
    playing = current;
    const askedAtMs = now();
    // Within the press that started the sound: a browser opens nothing later.
    const opened = open();
    void opened.context.resume();
    try {
      if (loop?.url !== url) loop = { url, samples: readLoop(url) };
      const buffer = await loop.samples;
      if (current.stop.signal.aborted) return;
      const source = opened.context.createBufferSource();
      const gain = opened.context.createGain();
      source.buffer = buffer;
      source.loop = true;
      source.connect(gain).connect(opened.level);
      const at = opened.context.currentTime;
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(1, at + fadeInSeconds);
      source.start(at, (atSeconds + (now() - askedAtMs) / 1000) % buffer.duration);
      playing = { ...current, source, gain };
    } catch (error) {
      if (loop?.url === url) loop = null;
      if (playing === current) playing = null;
      if (!current.stop.signal.aborted) console.warn('The music could not be fetched; the voice plays alone.', error);
    }
  }

  return {
    sound(url, atSeconds) {
      if (playing?.url === url) return;
      hush();
      void start(url, atSeconds);
    },
    hush,
    setVolume(next) {
      volume = next;
      level?.gain.setTargetAtTime(backgroundVolume * volume, context?.currentTime ?? 0, 0.02);
    },
  };
}

/** For a player without one. */
export const noBed: PlaceBed = { sound: () => {}, hush: () => {}, setVolume: () => {} };
