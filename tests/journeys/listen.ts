import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    /** Every audio element of the page; they live outside the document. */
    sounds: HTMLAudioElement[];
    /** What came out of the page, every 20 ms, since `lendMeters`. */
    heard: Heard[];
  }
}

/** Levels as root mean squares, of the elements and of the Web Audio beside them, and where the louder element was. */
export type Heard = { second: number; isFile: boolean; isMixed: boolean; voice: number; beside: number };

/** Has the pages of a browser remember what they play with. Before the first of them goes anywhere. */
export async function lendEars(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.sounds = [];
    window.Audio = new Proxy(window.Audio, {
      construct(target, given: []) {
        const element = new target(...given);
        window.sounds.push(element);
        return element;
      },
    });
  });
}

/** The second of a file that is heard on a page at this moment; null while there is silence. */
export function hear(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const sound = window.sounds.find(
      ({ paused, muted, volume, readyState }) =>
        !paused && !muted && volume > 0 && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    );
    return sound ? sound.currentTime : null;
  });
}

/** Listens until half a second has been heard in one go, and answers at which second of the file that ended. */
export async function hearSome(page: Page): Promise<number> {
  let [from, to] = [Infinity, 0];
  const heard = async () => {
    to = (await hear(page)) ?? -Infinity;
    // Silence, or a jump back.
    if (to < from) from = Number.isFinite(to) ? to : Infinity;
    return to - from;
  };
  await expect.poll(heard).toBeGreaterThan(0.5);
  return to;
}

/**
 * Measures what the pages of a browser let out: each audio element through a node that passes it on, and what is connected to
 * the loudspeakers otherwise. After `lendEars`, before the first page goes anywhere.
 */
export async function lendMeters(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.heard = [];
    const ears = new Map<HTMLAudioElement, AnalyserNode>();
    const others: AnalyserNode[] = [];
    const { connect } = AudioNode.prototype;
    const own = new WeakSet<AudioNode>();
    const meter = (from: AudioNode, size: number) => {
      const analyser = new AnalyserNode(from.context, { fftSize: size });
      own.add(analyser);
      connect.call(from, analyser as unknown as AudioParam);
      return analyser;
    };
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode | AudioParam, ...how: number[]) {
      if (to instanceof AudioDestinationNode && !own.has(this)) others.push(meter(this, 1_024));
      return connect.call(this, to as AudioParam, ...(how as [number]));
    } as typeof connect;
    const level = (analyser: AnalyserNode | undefined) => {
      if (!analyser) return 0;
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
    };
    let booth: AudioContext | null = null;
    setInterval(() => {
      for (const element of window.sounds) {
        if (ears.has(element) || element.paused) continue;
        booth ??= new AudioContext();
        const source = booth.createMediaElementSource(element);
        own.add(source);
        source.connect(booth.destination);
        ears.set(element, meter(source, 1_024));
      }
      const [loudest] = window.sounds
        .filter((element) => !element.paused)
        .toSorted((a, b) => level(ears.get(b)) - level(ears.get(a)));
      if (!loudest) return;
      window.heard.push({
        second: loudest.currentTime,
        isFile: !loudest.src.endsWith('/live.mp3'),
        isMixed: loudest.src.startsWith('blob:'),
        voice: level(ears.get(loudest)),
        beside: Math.max(0, ...others.map(level)),
      });
    }, 20);
  });
}
