import { createHash } from 'node:crypto';
import type { EffectName } from '#shared/story/sound-effects.ts';
import type { MusicProvider, Sting, StingKind } from '../providers/music/music-provider.ts';
import type { Take, TakeStore } from './take.ts';

/** What is heard between two sentences: a few notes, or a sound of the scene. */
export type Interlude = { sting: StingKind } | { effect: EffectName };

/**
 * The interlude as a take without words: from the store when it has been played before, else played now and kept.
 * `seed` is the show's name: the same notes and doors in all its seasons, so that they are its own.
 */
export async function playKeptInterlude(
  music: MusicProvider,
  takes: TakeStore,
  interlude: Interlude,
  seed: string,
  signal?: AbortSignal,
): Promise<Take> {
  const key = createHash('sha256')
    .update(JSON.stringify([interlude, music.version, seed]))
    .digest('hex');
  const kept = await takes.get(key);
  if (kept) return kept;
  const take = { key, ...(await play(music, interlude, seed, signal)), words: [] };
  await takes.put(take);
  return take;
}

function play(music: MusicProvider, interlude: Interlude, seed: string, signal?: AbortSignal): Promise<Sting> {
  if ('sting' in interlude) return music.composeSting(interlude.sting, seed, signal);
  return music.playEffect(interlude.effect, seed, signal);
}
