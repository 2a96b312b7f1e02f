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
export type Loop = { mp3: Uint8Array; durationMs: number };
