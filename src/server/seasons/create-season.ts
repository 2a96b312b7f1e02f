import { AppError } from '#shared/errors.ts';
import type { NewSeason } from '#shared/seasons.ts';
import { narratorVoice } from '#studio/speech/cast-season.ts';
import { findLocation, getShow } from '../catalog/queries.ts';
import { seasonPictures } from '../catalog/illustrate.ts';
import { requireTellable } from '../catalog/judge-text.ts';
import type { LocationRow } from '../catalog/show-row.ts';
import type { Context, Viewer } from '../context.ts';
import { answerOnce, type Intent } from '../wallet/answer-once.ts';
import { findLeads } from './find-leads.ts';
import { orderEpisode } from './order-episode.ts';
import { presentOrderedEpisode } from './present-season.ts';
import { userSeasons } from './tables.ts';

/**
 * Makes a season of a show with two characters, a place and an idea, and charges for its first episode. Everything the
 * wizard checked is checked again here.
 */
export async function createSeason(ctx: Context, viewer: Viewer, input: NewSeason, intent: Intent) {
  const show = await getShow(ctx, input.showId, viewer);
  const [leads, place] = await Promise.all([findLeads(ctx, viewer, input), findPlace(ctx, input)]);
  await requireTellable(ctx, input.plotIdea, { rating: show.audienceRating, kind: 'plot' });
  return answerOnce(ctx, intent, async (tx) => {
    const id = crypto.randomUUID();
    const title = `${leads[0].name} and ${leads[1].name} at ${place.name}`.slice(0, 120);
    const pictures = await seasonPictures(tx, show, id);
    await tx.db.insert(userSeasons).values({
      id,
      showId: show.id,
      locationId: place.id,
      creatorId: viewer.userId,
      title,
      description: input.plotIdea,
      featuredImageUrl: pictures.square,
      landscapeImageUrl: pictures.landscape,
      plotIdea: input.plotIdea,
      seed: id,
      leads,
      place: { name: place.name, description: place.description },
      narratorVoice: show.narratorVoice ?? narratorVoice(show.id),
      createdAt: tx.clock.now(),
    });
    const episode = await orderEpisode(tx, {
      seasonId: id,
      episodeNumber: 1,
      userId: viewer.userId,
      reason: 'season',
      description: `A new season of ${show.name}`,
      choice: null,
    });
    return { season: { id, title }, episode: presentOrderedEpisode(episode) };
  });
}

async function findPlace(ctx: Context, { locationId, showId }: NewSeason): Promise<LocationRow> {
  const place = await findLocation(ctx, locationId);
  if (place?.showId !== showId) {
    throw new AppError('invalid_input', undefined, { errors: { locationId: ['Choose a location of this show.'] } });
  }
  return place;
}
