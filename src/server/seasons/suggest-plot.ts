import { AppError } from '#shared/errors.ts';
import { findCharacters, findLocation, getShow } from '../catalog/queries.ts';
import { storyShowOf } from '../catalog/story-show.ts';
import type { Context, Viewer } from '../context.ts';

type Ask = { characters: { id: string }[]; location: { id: string }; showId: string };

/** A plot idea for two characters and a place; another one each time. Only their ids are read of what was sent. */
export async function suggestPlot(ctx: Context, viewer: Viewer | null, input: Ask): Promise<{ plotIdea: string }> {
  const show = await getShow(ctx, input.showId, viewer);
  const ids = input.characters.map(({ id }) => id);
  const found = (await findCharacters(ctx, ids)).filter(({ character }) => !character.hiddenAt);
  const place = await findLocation(ctx, input.location.id);
  const known = ids.flatMap((id) => found.find(({ character }) => character.id === id)?.character ?? []);
  const [first, second = first] = known;
  if (!first || !second || place?.showId !== show.id)
    throw new AppError('invalid_input', 'Choose two characters and a location first.');
  const plotIdea = await ctx.studio.text.suggestPlot({
    seed: crypto.randomUUID(),
    show: storyShowOf(show),
    characters: [first, second].map(({ id, name, description, characterJson }) => ({
      id,
      name,
      description,
      ...characterJson,
    })) as never,
    location: { name: place.name, description: place.description },
  });
  return { plotIdea };
}
