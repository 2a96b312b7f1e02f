import { AppError } from '#shared/errors.ts';
import { findCharacters, hasUnlistedName } from '../catalog/queries.ts';
import type { CharacterRow, ShowRow } from '../catalog/tables.ts';
import type { Context, Viewer } from '../context.ts';
import type { Lead } from '../seasons/tables.ts';

/**
 * The two characters in the order they were chosen: of this show, or of any show of the caller's own. Throws AppError:
 * `invalid_input` when one of them may not be used.
 */
export async function findLeads(
  ctx: Pick<Context, 'db'>,
  viewer: Viewer | null,
  { characterIds, showId }: { characterIds: string[]; showId: string },
): Promise<[Lead, Lead]> {
  const found = await findCharacters(ctx, characterIds);
  const allowed = found.filter(
    ({ character, showOwnerId }) =>
      !character.hiddenAt && (character.showId === showId || (viewer !== null && showOwnerId === viewer.userId)),
  );
  const [first, second] = characterIds.map((id) => allowed.find(({ character }) => character.id === id)?.character);
  if (!first || !second) {
    throw new AppError('invalid_input', undefined, {
      errors: { characterIds: ['Choose two characters of this show, or your own.'] },
    });
  }
  return [leadOf(first), leadOf(second)];
}

/** Whether one of the characters has a name that somebody made up and that a show's listeners should not come across unseen. */
export async function haveUnlistedName(
  ctx: Pick<Context, 'db'>,
  characterIds: string[],
  show: Pick<ShowRow, 'audienceRating'>,
): Promise<boolean> {
  return (await findCharacters(ctx, characterIds)).some(({ character }) => hasUnlistedName(character, show));
}

export function leadOf({ id, name, description, characterJson, voice }: CharacterRow): Lead {
  return { id, name, description, ...characterJson, voice };
}
