import { panWeights, ringIndex, ringRate, type LoopRing } from './loop-ring.ts';

/** One voice of a sound: a multiple of its pitch, its level, and how many seconds it takes to fall to a third. */
export type Partial = { ratio: number; level: number; fade?: number };

export type Tone = {
  /** Seconds from the start of the ring. */
  at: number;
  /** Seconds until the release begins. */
  length: number;
  /** MIDI note, 69 = 440 Hz; fractions are allowed. */
  note: number;
  level: number;
  partials: readonly Partial[];
  attack?: number;
  release?: number;
  pan?: number;
  /** Left and right drift apart by this share of the pitch, for width. */
  spread?: number;
};

export const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** Harmonics 1..count, falling as 1 / k^slope; with `fade` the higher ones die sooner, as on a plucked string. */
export function harmonics(count: number, slope: number, fade?: number): Partial[] {
  return Array.from({ length: count }, (_, i) => ({
    ratio: i + 1,
    level: 1 / (i + 1) ** slope,
    ...(fade !== undefined && { fade: fade / (1 + i * 0.6) }),
  }));
}

/** Adds a tone: each partial is a turning, fading pointer, so that no sine is computed inside the loop. */
export function addTone(ring: LoopRing, tone: Tone): void {
  const { attack = 0.01, release = 0.2, pan = 0, spread = 0 } = tone;
  const samples = Math.min(ring.length, Math.floor((tone.length + release) * ringRate));
  const envelope = shape(samples, attack, tone.length, release);
  const weights = panWeights(pan);
  const start = ringIndex(ring, tone.at);
  const phase = ring.random();
  if (spread === 0) {
    const mono = turn(tone, hertz(tone.note), phase, envelope);
    blend(ring.left, mono, start, tone.level * weights.left);
    blend(ring.right, mono, start, tone.level * weights.right);
    return;
  }
  blend(ring.left, turn(tone, hertz(tone.note) * (1 - spread), phase, envelope), start, tone.level * weights.left);
  blend(
    ring.right,
    turn(tone, hertz(tone.note) * (1 + spread), phase + 0.37, envelope),
    start,
    tone.level * weights.right,
  );
}

/** A tone that never ends: its pitch is moved by less than a hundredth of a hertz so that it fits the ring. */
export function addDrone(
  ring: LoopRing,
  note: number,
  level: number,
  partials: readonly Partial[],
  pan = 0,
  swells = 0,
): void {
  const whole = Math.round(hertz(note) * ring.seconds);
  const weights = panWeights(pan);
  const phase = ring.random();
  for (const { ratio, level: partialLevel } of partials) {
    const turns = Math.round(whole * ratio);
    if (turns / ring.seconds > ringRate / 2.2) continue;
    const offset = (phase + ring.random()) * 2 * Math.PI;
    const swellOffset = ring.random() * 2 * Math.PI;
    const angle = (2 * Math.PI * turns) / ring.length;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let [x, y] = [Math.cos(offset) * level * partialLevel, Math.sin(offset) * level * partialLevel];
    let swell = 1;
    for (let i = 0; i < ring.length; i++) {
      if (swells > 0 && i % 64 === 0)
        swell = 0.65 - 0.35 * Math.cos((i / ring.length) * 2 * Math.PI * swells + swellOffset);
      ring.left[i] = (ring.left[i] as number) + y * weights.left * swell;
      ring.right[i] = (ring.right[i] as number) + y * weights.right * swell;
      const turned = x * cos - y * sin;
      y = x * sin + y * cos;
      x = turned;
    }
  }
}

export type Song = Omit<Tone, 'spread'> & { vibrato: number; breath?: number; glideFrom?: number };

/** A sung or blown tone: harmonics on one moving phase, with vibrato that sets in late, a slide, and breath. */
export function addSong(ring: LoopRing, song: Song): void {
  const { attack = 0.08, release = 0.25, pan = 0, vibrato, breath = 0, glideFrom = song.note } = song;
  const samples = Math.floor((song.length + release) * ringRate);
  const envelope = shape(samples, attack, song.length, release);
  const sound = new Float32Array(samples);
  const [from, to] = [hertz(glideFrom), hertz(song.note)];
  let phase = ring.random() * 2 * Math.PI;
  let air = 0;
  for (let i = 0; i < samples; i++) {
    const t = i / ringRate;
    const late = Math.min(1, t / 0.6);
    const pitch = (to + (from - to) * Math.exp(-t * 7)) * (1 + vibrato * late * Math.sin(2 * Math.PI * 5.2 * t));
    phase += (2 * Math.PI * pitch) / ringRate;
    let y = 0;
    for (const { ratio, level } of song.partials) y += Math.sin(phase * ratio) * level;
    air += 0.3 * (ring.random() * 2 - 1 - air);
    sound[i] = (y + air * breath) * (envelope[i] as number);
  }
  const weights = panWeights(pan);
  const start = ringIndex(ring, song.at);
  blend(ring.left, sound, start, song.level * weights.left);
  blend(ring.right, sound, start, song.level * weights.right);
}

/** Rises and falls along half a cosine, so that no edge clicks. */
function shape(samples: number, attack: number, hold: number, release: number): Float32Array {
  const envelope = new Float32Array(samples);
  const rise = Math.max(1, attack * ringRate);
  const fall = Math.max(1, release * ringRate);
  const end = hold * ringRate;
  for (let i = 0; i < samples; i++) {
    const up = i < rise ? 0.5 - 0.5 * Math.cos((Math.PI * i) / rise) : 1;
    const down = i < end ? 1 : 0.5 + 0.5 * Math.cos(Math.PI * Math.min(1, (i - end) / fall));
    envelope[i] = up * down;
  }
  return envelope;
}

function turn({ partials }: Tone, pitch: number, phase: number, envelope: Float32Array): Float32Array {
  const sound = new Float32Array(envelope.length);
  for (const { ratio, level, fade } of partials) {
    const angle = (2 * Math.PI * pitch * ratio) / ringRate;
    if (angle > Math.PI * 0.9) continue;
    const keep = fade === undefined ? 1 : Math.exp(-1 / (fade * ringRate));
    const [cos, sin] = [Math.cos(angle) * keep, Math.sin(angle) * keep];
    let x = Math.cos(phase * 2 * Math.PI * ratio) * level;
    let y = Math.sin(phase * 2 * Math.PI * ratio) * level;
    for (let i = 0; i < sound.length; i++) {
      sound[i] = (sound[i] as number) + y;
      const turned = x * cos - y * sin;
      y = x * sin + y * cos;
      x = turned;
    }
  }
  for (let i = 0; i < sound.length; i++) sound[i] = (sound[i] as number) * (envelope[i] as number);
  return sound;
}

/** Adds a sound to one side of the ring from `start` on, wrapping. */
export function blend(side: Float32Array, sound: Float32Array, start: number, gain: number): void {
  let place = start;
  for (let i = 0; i < sound.length; i++) {
    side[place] = (side[place] as number) + (sound[i] as number) * gain;
    place = place + 1 === side.length ? 0 : place + 1;
  }
}
