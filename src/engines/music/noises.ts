import { panWeights, ringIndex, ringRate, type LoopRing } from './loop-ring.ts';
import { blend } from './tones.ts';

/** A value over the round, given the place 0..1; a periodic one keeps the loop seamless. */
export type Course = (round: number) => number;

export type NoiseBed = {
  /** Centre of the band in Hz, and how narrow it is (0.6 wide … 8 a whistle; less is unstable). */
  hertz: Course;
  focus: number;
  level: Course;
  /** What of the noise is kept: a band around the centre (the rule), all below or all above. */
  keep?: 'band' | 'below' | 'above';
};

/** Wind, waves, hiss: noise through a moving filter, different on each side, filtered twice round so that no seam is left. */
export function addNoise(ring: LoopRing, bed: NoiseBed): void {
  const { keep = 'band' } = bed;
  for (const side of [ring.left, ring.right]) {
    const noise = Float32Array.from({ length: ring.length }, () => ring.random() * 2 - 1);
    let lowPassed = 0;
    let band = 0;
    for (let round = 0; round < 2; round++) {
      let cutoff = 0;
      let level = 0;
      for (let i = 0; i < ring.length; i++) {
        if (i % 32 === 0) {
          const place = i / ring.length;
          cutoff = 2 * Math.sin((Math.PI * Math.min(bed.hertz(place), ringRate / 7)) / ringRate);
          level = bed.level(place);
        }
        // Chamberlin's state variable filter.
        lowPassed += cutoff * band;
        const above = (noise[i] as number) - lowPassed - band / bed.focus;
        band += cutoff * above;
        const kept = keep === 'band' ? band : keep === 'below' ? lowPassed : above;
        if (round === 1) side[i] = (side[i] as number) + kept * level;
      }
    }
  }
}

/** A slow wandering between two values, made of a few whole waves round the ring, never the same twice. */
export function wander(ring: LoopRing, low: number, high: number, waves = 5): Course {
  const parts = Array.from({ length: 4 }, (_, i) => ({
    turns: Math.max(1, Math.round(waves * (0.5 + i * 0.6))),
    phase: ring.random() * 2 * Math.PI,
    weight: 1 / (i + 1),
  }));
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return (round) => {
    const sum = parts.reduce(
      (all, { turns, phase, weight }) => all + weight * Math.sin(2 * Math.PI * turns * round + phase),
      0,
    );
    return low + (high - low) * (0.5 + (0.5 * sum) / total);
  };
}

export const steady =
  (value: number): Course =>
  () =>
    value;

export type Burst = {
  at: number;
  seconds: number;
  hertz: number;
  focus: number;
  level: number;
  pan?: number;
  attack?: number;
};

/** A puff of noise: a brush, a splash, a footstep. Falls away over `seconds`. */
export function addBurst(ring: LoopRing, { at, seconds, hertz, focus, level, pan = 0, attack = 0.003 }: Burst): void {
  const sound = new Float32Array(Math.floor(seconds * ringRate));
  const cutoff = 2 * Math.sin((Math.PI * Math.min(hertz, ringRate / 7)) / ringRate);
  let lowPassed = 0;
  let band = 0;
  for (let i = 0; i < sound.length; i++) {
    const t = i / ringRate;
    lowPassed += cutoff * band;
    band += cutoff * (ring.random() * 2 - 1 - lowPassed - band / focus);
    sound[i] = band * Math.min(1, t / attack) * Math.exp((-5 * t) / seconds) * fadeOut(i, sound.length);
  }
  place(ring, sound, at, level, pan);
}

export type Chirp = {
  at: number;
  seconds: number;
  from: number;
  to: number;
  level: number;
  pan?: number;
  /** Share of attack; the rest falls. 0.5 swells, 0.01 strikes. */
  peakAt?: number;
  /** Harmonics above the first, for a rougher sound. */
  roughness?: number;
};

/** A gliding tone: a bird, a drop, a bubble, a drum. */
export function addChirp(
  ring: LoopRing,
  { at, seconds, from, to, level, pan = 0, peakAt = 0.3, roughness = 0 }: Chirp,
): void {
  const sound = new Float32Array(Math.floor(seconds * ringRate));
  let phase = 0;
  for (let i = 0; i < sound.length; i++) {
    const share = i / sound.length;
    phase += (2 * Math.PI * from * (to / from) ** share) / ringRate;
    const envelope =
      share < peakAt
        ? Math.sin((share / peakAt) * (Math.PI / 2))
        : Math.cos(((share - peakAt) / (1 - peakAt)) * (Math.PI / 2)) ** 2;
    sound[i] = (Math.sin(phase) + roughness * (Math.sin(2 * phase) + 0.6 * Math.sin(3 * phase))) * envelope;
  }
  place(ring, sound, at, level, pan);
}

/** A drum: a tone that falls fast to its pitch, with as much skin noise as wanted. */
export function addDrum(
  ring: LoopRing,
  drum: { at: number; from: number; to: number; seconds: number; level: number; noise?: number; pan?: number },
): void {
  const { at, from, to, seconds, level, noise = 0, pan = 0 } = drum;
  const sound = new Float32Array(Math.floor(seconds * ringRate));
  let phase = 0;
  let skin = 0;
  for (let i = 0; i < sound.length; i++) {
    const share = i / sound.length;
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-share * 14))) / ringRate;
    skin += 0.35 * (ring.random() * 2 - 1 - skin);
    const envelope = Math.min(1, i / 48) * Math.exp(-share * 5.5) * fadeOut(i, sound.length);
    sound[i] = (Math.sin(phase) * (1 - noise) + skin * noise) * envelope;
  }
  place(ring, sound, at, level, pan);
}

function place(ring: LoopRing, sound: Float32Array, at: number, level: number, pan: number): void {
  const weights = panWeights(pan);
  blend(ring.left, sound, ringIndex(ring, at), level * weights.left);
  blend(ring.right, sound, ringIndex(ring, at), level * weights.right);
}

const fadeOut = (i: number, length: number): number => Math.min(1, (length - i) / 96);
