import { AppError } from '#shared/errors.ts';
import { findLocation, getShow } from '../../catalog/queries.ts';
import { findStoryShow } from '../../catalog/story-show.ts';
import type { Context, Viewer } from '../../context.ts';
import { findLeads } from '../find-leads.ts';

type Ask = { characters: { id: string }[]; location: { id: string }; showId: string };

/**
 * A plot idea for two characters and a place; another one each time. Only their ids are read of what was sent. Throws
 * AppError: `not_found`, `invalid_input`.
 */
export async function suggestPlot(ctx: Context, viewer: Viewer, input: Ask): Promise<{ plotIdea: string }> {
  const show = await getShow(ctx, input.showId, viewer);
  const [first = '', second = first] = input.characters.map(({ id }) => id);
  const characters = await findLeads(ctx, viewer, { characterIds: [first, second], showId: show.id });
  const place = await findLocation(ctx, input.location.id);
  if (place?.showId !== show.id) throw new AppError('invalid_input', 'Choose two characters and a location first.');
  const plotIdea = await ctx.studio.text.suggestPlot({
    seed: crypto.randomUUID(),
    show: await findStoryShow(ctx, show),
    characters,
    location: { name: place.name, description: place.description },
  });
  return { plotIdea };
}
