import type { CharacterDraft } from '#shared/story/characters.ts';
import { castVoice } from '#studio/speech/cast-season.ts';
import type { VoiceId } from '#studio/providers/speech/speech-provider.ts';
import type { Context } from '../../context.ts';
import { illustrateCharacter } from '../media/illustrate.ts';
import { listCharacters } from '../queries.ts';
import { characters, type CharacterRow, type ShowRow } from '../tables.ts';

export type NewCharacter = Omit<CharacterDraft, 'showId'> & {
  description: string;
  id?: string;
  voice?: VoiceId | undefined;
};

/** People for a show, each with a portrait and with a voice that they keep for good: the one that was chosen, else one of their own. */
export async function addCharacters(
  ctx: Context,
  show: Pick<ShowRow, 'id' | 'narratorVoice'>,
  people: NewCharacter[],
  madeBy: CharacterRow['madeBy'],
): Promise<CharacterRow[]> {
  const taken = [
    ...(await listCharacters(ctx, show.id)).map(({ voice }) => voice),
    ...(show.narratorVoice ? [show.narratorVoice] : []),
  ];
  const added: CharacterRow[] = [];
  for (const [
    i,
    { id = crypto.randomUUID(), name, description, gender, race, hairColor, age, personality, voice: chosen },
  ] of people.entries()) {
    const voice = chosen ?? castVoice({ name, gender, age, personality, seed: id }, taken);
    taken.push(voice);
    const looks = { gender, race, hairColor, age, personality };
    const [row] = await ctx.db
      .insert(characters)
      .values({
        id,
        showId: show.id,
        name,
        description,
        imageUrl: await illustrateCharacter(ctx, looks, id),
        characterJson: looks,
        voice,
        madeBy,
        // Made at once, yet shown in the order they were given.
        createdAt: new Date(ctx.clock.now().getTime() + i),
      })
      .returning();
    added.push(row!);
  }
  return added;
}
