import type { EffectName } from '#shared/story/sound-effects.ts';

/** Music and ambience of a location. Names are what shows, locations and the storyteller use. */
export const moods = ['calm', 'tense', 'adventure', 'wonder', 'playful', 'eerie', 'epic', 'tender'] as const;
export type Mood = (typeof moods)[number];
export const ambiences = [
  'none',
  'wind',
  'rain',
  'sea',
  'market',
  'ship',
  'forest',
  'cave',
  'city',
  'fire',
  'machine',
  'space',
  'train',
  'underwater',
] as const;
export type Ambience = (typeof ambiences)[number];

export type LoopSpec = { mood: Mood; ambience: Ambience; seed: string };
/** A seamless stereo loop, normalised to -16 LUFS, as MP3. */
export type Loop = { mp3: Uint8Array<ArrayBuffer>; durationMs: number };

/** A few seconds of music inside an episode: a turn of the scene, a question left open at its end. */
export const stingKinds = ['turn', 'cliff'] as const;
export type StingKind = (typeof stingKinds)[number];
/** Whole MP3 frames in the format of a take, so that it joins spoken ones. */
export type Sting = { mp3: Uint8Array<ArrayBuffer>; durationMs: number };

/** Plays music. Everything is deterministic: the same arguments give the same bytes for one `version`. */
export interface MusicProvider {
  /** Part of every sting's key: raise it when stings change. */
  readonly version: string;
  /** The background music of a place: 60 s that loop without a seam once decoded (an `<audio loop>` may leave a gap of its own). */
  composeLoop(spec: LoopSpec, signal?: AbortSignal): Promise<Loop>;
  composeSting(kind: StingKind, seed: string, signal?: AbortSignal): Promise<Sting>;
  /** 0.4 to 2.6 s, 6 to 12 LU under a voice. */
  playEffect(name: EffectName, seed: string, signal?: AbortSignal): Promise<Sting>;
}
