import { applyFilters, highPassFilter, lowPassFilter } from '../biquad.ts';
import { gainOf } from '../audio-format.ts';
import type { Acoustics } from './rooms.ts';

/** Ways between the walls of a hall, in ms; no two have a common measure, so that no tone stands out. */
const waysMs = [29.7, 37.1, 41.1, 43.7, 53.3, 59.9, 67.7, 73.1];
const diffusersMs = [4.7, 8.3];
const diffusion = 0.6;
/** What is lower only makes a room boom. */
const roomLowCutHz = 180;

/**
 * What a room gives back of a voice, `length` samples from the voice's first on: a feedback delay network (J.-M. Jot: eight
 * damped lines, mixed by a Householder matrix), `wetDb` beside the energy of the voice.
 */
export function roomAnswer(
  dry: Float32Array,
  length: number,
  { decayS, wetDb, size, dampHz, echoes = [] }: Acoustics,
  sampleRate: number,
): Float32Array {
  const wet = new Float32Array(length);
  wet.set(dry.subarray(0, length));
  applyFilters(wet, [highPassFilter(roomLowCutHz, sampleRate)]);
  for (const ms of diffusersMs) diffuse(wet, Math.round((ms * size * sampleRate) / 1000) + 1);
  feedBack(wet, { decayS, size, dampHz }, sampleRate);
  const gain = Math.sqrt(energyOf(dry) / Math.max(1e-12, energyOf(wet))) * gainOf(wetDb);
  for (let i = 0; i < length; i++) wet[i] = (wet[i] as number) * gain;
  if (echoes.length > 0) addEchoes(wet, dry, echoes, dampHz, sampleRate);
  return wet;
}

const energyOf = (samples: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i] as number) ** 2;
  return sum;
};

/** An all-pass: spreads each sound over some milliseconds without colouring it. */
function diffuse(samples: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let at = 0;
  for (let i = 0; i < samples.length; i++) {
    const held = line[at] as number;
    const into = (samples[i] as number) + diffusion * held;
    samples[i] = held - diffusion * into;
    line[at] = into;
    at = at + 1 === delay ? 0 : at + 1;
  }
}

/** All lines lie in one buffer, each as long as a power of two, so that going round is a mask. */
const lineBits = 12;
const mask = (1 << lineBits) - 1;

/** Replaces samples by what eight lines give back of them, which feed one another. */
function feedBack(
  samples: Float32Array,
  { decayS, size, dampHz }: Pick<Acoustics, 'decayS' | 'size' | 'dampHz'>,
  sampleRate: number,
): void {
  const count = waysMs.length;
  const buffer = new Float32Array(count << lineBits);
  const delays = Int32Array.from(waysMs, (ms) =>
    Math.min(mask, Math.max(8, Math.round((ms * size * sampleRate) / 1000))),
  );
  const gains = Float64Array.from(delays, (delay) => 10 ** ((-3 * delay) / (decayS * sampleRate)));
  const damped = new Float64Array(count);
  const keep = Math.exp((-2 * Math.PI * dampHz) / sampleRate);
  const out = new Float64Array(count);
  for (let i = 0; i < samples.length; i++) {
    let sum = 0;
    let heard = 0;
    let side = 1;
    for (let k = 0; k < count; k++) {
      const echo = buffer[(k << lineBits) | ((i - (delays[k] as number)) & mask)] as number;
      const dull = echo + keep * ((damped[k] as number) - echo);
      const held = dull * (gains[k] as number);
      damped[k] = dull;
      out[k] = held;
      sum += held;
      heard += side * echo;
      side = -side;
    }
    const into = (samples[i] as number) - (2 / count) * sum;
    const place = i & mask;
    for (let k = 0; k < count; k++) buffer[(k << lineBits) | place] = into + (out[k] as number);
    samples[i] = heard;
  }
}

function addEchoes(
  wet: Float32Array,
  dry: Float32Array,
  echoes: NonNullable<Acoustics['echoes']>,
  dampHz: number,
  sampleRate: number,
): void {
  const dull = applyFilters(dry.slice(), [lowPassFilter(dampHz, sampleRate)]);
  for (const [ms, gain] of echoes) {
    const delay = Math.round((ms / 1000) * sampleRate);
    const end = Math.min(wet.length, dull.length + delay);
    for (let i = delay; i < end; i++) wet[i] = (wet[i] as number) + gain * (dull[i - delay] as number);
  }
}
