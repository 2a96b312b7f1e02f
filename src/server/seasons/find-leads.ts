import { AppError } from '#shared/errors.ts';
import { findCharacters } from '../catalog/queries.ts';
import type { CharacterRow } from '../catalog/show-row.ts';
import type { Context, Viewer } from '../context.ts';
import type { Lead } from './tables.ts';

/** The two characters in the order they were chosen: of this show, or of any show of the caller's own. */
export async function findLeads(
  ctx: Pick<Context, 'db'>,
  viewer: Viewer,
  { characterIds, showId }: { characterIds: string[]; showId: string },
): Promise<[Lead, Lead]> {
  const found = await findCharacters(ctx, characterIds);
  const allowed = found.filter(
    ({ character, showOwnerId }) =>
      !character.hiddenAt && (character.showId === showId || showOwnerId === viewer.userId),
  );
  const [first, second] = characterIds.map((id) => allowed.find(({ character }) => character.id === id)?.character);
  if (!first || !second) {
    throw new AppError('invalid_input', undefined, {
      errors: { characterIds: ['Choose two characters of this show, or your own.'] },
    });
  }
  return [leadOf(first), leadOf(second)];
}

export function leadOf({ id, name, description, characterJson, voice }: CharacterRow): Lead {
  return { id, name, description, ...characterJson, voice };
}
