import {
  applyFilters,
  bellFilter,
  highPassFilter,
  highShelfFilter,
  lowPassFilter,
  lowShelfFilter,
  type Biquad,
} from '../biquad.ts';
import { acoustics, type Acoustics, type Path, type Surroundings } from './rooms.ts';
import { roomAnswer } from './reverberate.ts';

/** How much softer than somebody near a voice is that comes so, in dB. */
export const pathLevelDb: Record<Path, number> = { telephone: -1.5, radio: -1, wall: -5, far: -6 };

/** Butterworth of fourth order as two sections. */
const steep = [0.541, 1.307] as const;
const telephoneBand = [320, 3_300] as const;
const radioBand = [380, 2_900] as const;
/** How hard the small loudspeaker is driven. */
const drive = { telephone: 1.6, radio: 3 } as const;
const hiss = 0.035;
/** A voice from far off: its room is as loud as this beside it, and at least this long. */
const farRoom = { wetDb: -3, decayS: 0.5 } as const;

/**
 * A voice as it arrives from where it is spoken, followed by `tailSamples` in which the room dies away, faded to nothing at
 * their end. Answers with new samples; the first one stays the first, so that words keep their times.
 */
export function placeVoice(
  voice: Float32Array,
  sampleRate: number,
  { room, path }: Surroundings,
  tailSamples: number,
): Float32Array {
  const spoken = voice.slice();
  if (path) comeThrough(spoken, path, sampleRate);
  const around = roomOf(room, path);
  const heard = new Float32Array(voice.length + tailSamples);
  heard.set(spoken);
  if (!around) return heard;
  if (around.hum) applyFilters(spoken, [bellFilter(around.hum.hz, around.hum.db, 2.5, sampleRate)]);
  if (around.dullHz) applyFilters(spoken, [lowPassFilter(around.dullHz, sampleRate)]);
  heard.set(spoken);
  const answer = roomAnswer(spoken, heard.length, around, sampleRate);
  for (let i = 0; i < heard.length; i++) heard[i] = (heard[i] as number) + (answer[i] as number);
  fadeTail(heard, voice.length);
  return heard;
}

/** A telephone and a radio bring no room of their own; one hears them beside oneself. */
function roomOf(room: Surroundings['room'], path: Path | undefined): Acoustics | null {
  if (path === 'telephone' || path === 'radio') return null;
  if (path === 'wall') return acoustics.room;
  if (path !== 'far') return room ? acoustics[room] : null;
  const near = acoustics[room ?? 'open'];
  return { ...near, wetDb: farRoom.wetDb, decayS: Math.max(near.decayS, farRoom.decayS) };
}

function comeThrough(samples: Float32Array, path: Path, sampleRate: number): void {
  if (path === 'telephone' || path === 'radio') {
    const [low, high] = path === 'telephone' ? telephoneBand : radioBand;
    const band = [
      ...steep.map((q) => highPassFilter(low, sampleRate, q)),
      ...steep.map((q) => lowPassFilter(high, sampleRate, q)),
    ];
    applyFilters(samples, band);
    overdrive(samples, drive[path]);
    if (path === 'radio') addHiss(samples, sampleRate);
    applyFilters(samples, [...band, bellFilter(1_700, path === 'radio' ? 4 : 2, 1.2, sampleRate)]);
    return;
  }
  applyFilters(samples, pathFilters[path](sampleRate));
}

const pathFilters: Record<'wall' | 'far', (sampleRate: number) => Biquad[]> = {
  wall: (sampleRate) => [
    lowPassFilter(750, sampleRate),
    lowPassFilter(2_400, sampleRate),
    lowShelfFilter(220, 2, sampleRate),
  ],
  far: (sampleRate) => [highPassFilter(220, sampleRate), highShelfFilter(2_400, -7, sampleRate)],
};

/** Rounds the peaks off as a driven loudspeaker does; soft words stay as they are. */
function overdrive(samples: Float32Array, amount: number): void {
  let peak = 0;
  for (const x of samples) peak = Math.max(peak, Math.abs(x));
  if (peak === 0) return;
  const scale = amount / peak;
  for (let i = 0; i < samples.length; i++) samples[i] = Math.tanh((samples[i] as number) * scale) / scale;
}

/** The noise of a receiver, as long as somebody sends. */
function addHiss(samples: Float32Array, sampleRate: number): void {
  const edge = Math.min(samples.length / 2, 0.03 * sampleRate);
  let peak = 0;
  for (const x of samples) peak = Math.max(peak, Math.abs(x));
  let random = 7;
  for (let i = 0; i < samples.length; i++) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) | 0;
    const open = Math.min(1, i / edge, (samples.length - i) / edge);
    samples[i] = (samples[i] as number) + (random / 2 ** 31) * hiss * peak * open;
  }
}

/** The room is left to die away by itself in the first half of its tail, and is faded in the second. */
function fadeTail(samples: Float32Array, from: number): void {
  const middle = from + Math.floor((samples.length - from) / 2);
  for (let i = middle; i < samples.length; i++) {
    const share = (i - middle) / (samples.length - middle);
    samples[i] = (samples[i] as number) * (0.5 + 0.5 * Math.cos(Math.PI * share));
  }
}
