import { takeLufs } from '#media/audio/audio-format.ts';
import { encodeJoinable } from '#media/audio/encode-frames.ts';
import { levelSound } from '#media/audio/level-sound.ts';
import type { Mp3Encoder } from '#media/audio/mp3-encoder.ts';
import { bass, brass, glass, harp, strings } from './instruments.ts';
import type { StingKind } from '#studio/providers/music/music-provider.ts';
import { addRoom, newRing, pick, ringRate, type LoopRing } from './loop-ring.ts';
import { keyNear, step, type Key } from './moods/score.ts';
import { addChirp, addDrum } from './noises.ts';

/** Softer than a voice: a sting marks a place, it does not speak. */
const belowVoiceLu = 4;
/** The ring is longer than the sting, so that nothing comes round. */
const ringSeconds = 8;

type StingScore = { seconds: number; play: (ring: LoopRing, key: Key) => void };

const stings: Record<StingKind, StingScore> = {
  turn: {
    seconds: 1.9,
    play(ring, key) {
      const rise = pick(ring, [
        [0, 2, 4, 7],
        [7, 4, 2, 0],
        [0, 4, 2, 7],
      ]);
      for (const [k, degree] of rise.entries())
        harp(ring, { at: 0.02 + k * 0.13, note: step(key, degree) + 12, level: 0.7, pan: 0 });
      glass(ring, { at: 0.56, note: step(key, 9) + 12, level: 0.5 });
    },
  },
  cliff: {
    seconds: 3.4,
    play(ring, key) {
      addChirp(ring, { at: 0, seconds: 0.9, from: 160, to: 330, level: 0.05, peakAt: 0.97, roughness: 0.4 });
      addDrum(ring, { at: 0.9, from: 110, to: 38, seconds: 1.3, level: 0.7, noise: 0.1 });
      for (const degree of pick(ring, [
        [0, 1, 4],
        [0, 2, 6],
        [0, 4, 8],
      ]))
        brass(ring, { at: 0.9, length: 1.1, note: step(key, degree) - 12, level: 0.8 });
      strings(ring, { at: 0.9, length: 1.5, note: step(key, 8) + 12, level: 0.45, attack: 0.3 });
      bass(ring, { at: 0.9, length: 1.2, note: step(key, 0) - 24, level: 1 });
    },
  },
};

/** Plays a sting to mono samples, faded out at its end. */
export function renderSting(kind: StingKind, seed: string): Float32Array {
  const { seconds, play } = stings[kind];
  const ring = newRing(ringSeconds, `${seed}/${kind}`);
  play(ring, keyNear(ring, 57, kind === 'cliff' ? 'phrygian' : 'lydian'));
  addRoom(ring, { amount: 0.45, decay: 0.78 });
  const samples = new Float32Array(Math.round(seconds * ringRate));
  const fade = 0.7 * ringRate;
  for (let i = 0; i < samples.length; i++) {
    const out = Math.min(1, (samples.length - i) / fade) ** 2;
    samples[i] = ((ring.left[i] as number) + (ring.right[i] as number)) * 0.5 * out;
  }
  return levelSound([samples], ringRate, takeLufs - belowVoiceLu)[0] ?? samples;
}

export function encodeSting(
  kind: StingKind,
  seed: string,
  encoder: Mp3Encoder,
): { mp3: Uint8Array<ArrayBuffer>; durationMs: number } {
  return encodeJoinable(renderSting(kind, seed), 60, encoder);
}
