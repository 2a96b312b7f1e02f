import { AppError } from '#shared/errors.ts';
import type { PlotToRead, ReadPlot } from '#shared/story/plot-reading.ts';
import { narratorVoice } from '#studio/speech/cast-season.ts';
import { judgePlot } from '../../catalog/moderate-text.ts';
import { findLocation, getShow } from '../../catalog/queries.ts';
import { findStoryShow } from '../../catalog/story-show.ts';
import type { Context, Viewer } from '../../context.ts';
import { prepareOpening } from '../openings/prepare-opening.ts';
import { seasonOpeningUrl } from '../openings/stream-opening.ts';
import { findLeads } from '../find-leads.ts';

/**
 * How the storyteller understands an idea, with what the listener picked in it. Throws AppError('rejected_content') for an
 * idea, or words of the listener's own in a slot, that the show's rating does not allow. A member's season is begun ahead.
 */
export async function readPlot(ctx: Context, viewer: Viewer | null, input: PlotToRead): Promise<ReadPlot> {
  const { plotContent, picks = {} } = input;
  const show = await getShow(ctx, input.showId, viewer);
  const [characters, place] = await Promise.all([findLeads(ctx, viewer, input), findLocation(ctx, input.locationId)]);
  if (place?.showId !== show.id) throw new AppError('invalid_input', 'Choose two characters and a location first.');
  await judgePlot(ctx, { idea: plotContent, picks }, show.audienceRating);
  const seasonId =
    viewer &&
    prepareOpening(ctx, viewer.userId, {
      show,
      leads: characters,
      place: { name: place.name, description: place.description },
      narratorVoice: show.narratorVoice ?? narratorVoice(show.id),
      plotIdea: plotContent.trim(),
      picks,
    });
  const reading = await ctx.studio.text.readPlot({
    show: await findStoryShow(ctx, show),
    characters,
    location: { name: place.name, description: place.description },
    plotIdea: plotContent,
    picks,
  });
  return { ...reading, opening: seasonId ? { seasonId, streamUrl: seasonOpeningUrl(seasonId) } : null };
}
