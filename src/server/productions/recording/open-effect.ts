import type { EffectName } from '#shared/story/sound-effects.ts';
import { playKeptInterlude } from '#studio/speech/keep-sound.ts';
import type { Context } from '../../context.ts';
import { openTakeStore } from './take-store.ts';

/** Each show has the sounds in a version of its own; this one belongs to none. */
const seed = 'nobody';

/** A sound of the scene as MP3, played once and kept. */
export async function openEffect(
  ctx: Pick<Context, 'db' | 'storage' | 'studio'>,
  effect: EffectName,
): Promise<Uint8Array> {
  return (await playKeptInterlude(ctx.studio.music, openTakeStore(ctx), { effect }, seed)).mp3;
}
