import { eq, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { CharacterJson } from '#shared/story/characters.ts';
import type { VoiceId } from '#studio/providers/speech/speech-provider.ts';
import { isCastableFor, suitedVoices } from '#studio/speech/cast-season.ts';
import type { Context, Viewer } from '../../context.ts';
import { findCharacters, getOwnShow, listCharacters } from '../queries.ts';
import { characters, type CharacterRow, type ShowRow } from '../tables.ts';

export type Casting = { characterId?: string | undefined; name: string } & Pick<
  CharacterJson,
  'gender' | 'age' | 'personality'
>;

/**
 * Voices for somebody of the caller's own show, who may not have been made yet: the one they have or would get, then others that
 * suit them and nobody else there has. Throws AppError: `not_found`, `forbidden`.
 */
export async function listVoicesFor(ctx: Context, viewer: Viewer, showId: string, who: Casting): Promise<VoiceId[]> {
  const show = await getOwnShow(ctx, showId, viewer);
  const people = await listCharacters(ctx, show.id);
  const self = people.find(({ id }) => id === who.characterId);
  if (who.characterId && !self) throw new AppError('not_found', 'Character not found');
  const { name, gender, age, personality } = self ? { name: self.name, ...self.characterJson } : who;
  const call = { name, gender, age, personality, seed: self?.id ?? `${show.id}/${name.trim()}` };
  const others = suitedVoices(call, [...takenIn(show, people, self?.id), ...(self ? [self.voice] : [])]);
  return self ? [self.voice, ...others] : others;
}

/**
 * Gives a character of the caller's own show another voice, for good: seasons that are told keep the one they were made with. Throws
 * AppError: `not_found`, `forbidden`, `invalid_input` for a voice that does not suit them, `conflict` for one that
 * somebody else there has.
 */
export async function chooseVoice(ctx: Context, viewer: Viewer, id: string, voice: VoiceId): Promise<CharacterRow> {
  const [found] = await findCharacters(ctx, [id]);
  if (!found) throw new AppError('not_found', 'Character not found');
  const show = await getOwnShow(ctx, found.character.showId, viewer);
  return ctx.transaction(async (tx) => {
    await requireFreeVoice(tx, show, found.character.characterJson.gender, voice, id);
    const [row] = await tx.db.update(characters).set({ voice }).where(eq(characters.id, id)).returning();
    return row!;
  });
}

/** Throws as `chooseVoice` does. One at a time for each show, so that two never get the same. */
export async function requireFreeVoice(
  ctx: Context,
  show: Pick<ShowRow, 'id' | 'narratorVoice'>,
  gender: CharacterJson['gender'],
  voice: VoiceId,
  selfId?: string,
): Promise<void> {
  if (!isCastableFor(voice, gender))
    throw new AppError('invalid_input', 'Please choose one of the voices that are offered.', {
      errors: { voice: ['Please choose one of the voices that are offered.'] },
    });
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`voices:${show.id}`}))`);
  if (takenIn(show, await listCharacters(ctx, show.id), selfId).includes(voice))
    throw new AppError('conflict', 'Somebody else in this show has this voice. Please choose another.');
}

function takenIn(show: Pick<ShowRow, 'narratorVoice'>, people: CharacterRow[], selfId?: string): VoiceId[] {
  const others = people.filter(({ id }) => id !== selfId).map(({ voice }) => voice);
  return show.narratorVoice ? [...others, show.narratorVoice] : others;
}
