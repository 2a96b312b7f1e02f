import {
  applyFilters,
  bellFilter,
  highPassFilter,
  highShelfFilter,
  lowPassFilter,
  lowShelfFilter,
} from '#media/audio/biquad.ts';
import type { Manner } from '#studio/providers/speech/read-delivery.ts';
import type { Voice } from '#studio/providers/speech/voices.ts';

/** How a voice of flite is made to sound like a person at a microphone. */
type Tone = {
  /** How far the fundamental is lowered and 2 kHz raised, in dB. */
  lowDb: number;
  presenceDb: number;
  /** Where the speaker's recordings are boxy, and by how much that is taken away. */
  boxHz: number;
  boxDb: number;
  /** Loudness of noise above 4.3 kHz, where the Scottish recordings end: without it there is no "s". */
  air: number;
};

const tones: Record<Voice['embedded']['base'], Tone> = {
  rms: { lowDb: -6, presenceDb: 5.5, boxHz: 430, boxDb: -3, air: 0 },
  slt: { lowDb: -6, presenceDb: 6, boxHz: 480, boxDb: -3, air: 0 },
  awb: { lowDb: -4, presenceDb: 2.5, boxHz: 450, boxDb: -4, air: 1.6 },
  kal16: { lowDb: -2, presenceDb: 1.5, boxHz: 700, boxDb: -4, air: 0 },
};

const presenceHz = 2_000;
const airFromHz = 4_300;
/** An old voice trembles by so much, so often a second, and lets some breath through. */
const tremble = { depth: 0.13, hz: 5.3 };
const oldBreath = 0.5;

/** The walls that a narrator is heard by, who stands further off than those who act: delays in ms, and how loud. */
const wallsOfTheNarrator = [
  [13, 0.24],
  [21, 0.22],
  [34, 0.2],
  [47, 0.18],
] as const;
const wallsDullFromHz = 3_200;

/**
 * Gives one spoken sentence the tone of its voice, in place: what lies under the voice is cut, the fundamental lowered, presence
 * raised, breath and trembling of age added, and the sound made brighter or duller as the delivery asks. flite
 * leaves 74–87 % of the energy below 300 Hz and 1–3 kHz 14–20 dB under the whole; natural speech has 8–12.
 */
export function toneVoice(samples: Float32Array, sampleRate: number, voice: Voice, manner: Manner): void {
  const { base, pitchHz } = voice.embedded;
  const { lowDb, presenceDb, boxHz, boxDb, air } = tones[base];
  const breath = air + (voice.ageBand === 'old' && !manner.whispered ? oldBreath : 0);
  if (breath > 0) addAir(samples, sampleRate, breath);
  const fundamental = manner.whispered ? 180 : pitchHz * manner.pitch;
  applyFilters(samples, [
    highPassFilter(0.75 * fundamental, sampleRate),
    // A whisper has no fundamental to lower.
    ...(manner.whispered ? [] : [lowShelfFilter(Math.max(260, 1.3 * fundamental), lowDb, sampleRate)]),
    bellFilter(boxHz, boxDb, 1.1, sampleRate),
    bellFilter(presenceHz, presenceDb, 0.7, sampleRate),
    ...(manner.brightDb === 0 ? [] : [highShelfFilter(1_800, manner.brightDb, sampleRate)]),
  ]);
  if (voice.ageBand === 'old') trembleThrough(samples, sampleRate);
  if (voice.narrates) addWalls(samples, sampleRate);
}

/** The room's first answers: dull copies shortly after the voice. The silence that flite ends with is longer than they are. */
function addWalls(samples: Float32Array, sampleRate: number): void {
  const dull = applyFilters(samples.slice(), [lowPassFilter(wallsDullFromHz, sampleRate)]);
  for (const [ms, gain] of wallsOfTheNarrator) {
    const delay = Math.round((ms / 1000) * sampleRate);
    for (let i = delay; i < samples.length; i++)
      samples[i] = (samples[i] as number) + gain * (dull[i - delay] as number);
  }
}

/** Noise that follows what the voice has above 2.6 kHz, itself above 4.3 kHz. */
function addAir(samples: Float32Array, sampleRate: number, amount: number): void {
  const upper = applyFilters(samples.slice(), [highPassFilter(2_600, sampleRate)]);
  const follow = Math.exp(-1 / (0.004 * sampleRate));
  let level = 0;
  let random = 1;
  for (let i = 0; i < upper.length; i++) {
    level = Math.abs(upper[i] as number) * (1 - follow) + level * follow;
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) | 0;
    upper[i] = (random / 2 ** 31) * level * amount;
  }
  applyFilters(upper, [highPassFilter(airFromHz, sampleRate)]);
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) + (upper[i] as number);
}

function trembleThrough(samples: Float32Array, sampleRate: number): void {
  const step = (2 * Math.PI * tremble.hz) / sampleRate;
  for (let i = 0; i < samples.length; i++) {
    // Two waves that never meet again, so that it does not sound like a machine.
    const wave = 0.6 * Math.sin(i * step) + 0.4 * Math.sin(i * step * 1.37);
    samples[i] = (samples[i] as number) * (1 - tremble.depth * wave);
  }
}
