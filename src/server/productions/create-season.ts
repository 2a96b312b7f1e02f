import { AppError } from '#shared/errors.ts';
import type { NewSeason } from '#shared/seasons.ts';
import { narratorVoice } from '#studio/speech/cast-season.ts';
import { judgePlot } from '../catalog/moderate-text.ts';
import { findLocation, getShow } from '../catalog/queries.ts';
import type { LocationRow, ShowRow } from '../catalog/tables.ts';
import type { Context, Viewer } from '../context.ts';
import { insertSeason } from '../seasons/insert-season.ts';
import { presentOrderedEpisode } from '../seasons/present-season.ts';
import { withIdempotency, type IdempotentRequest } from '../wallet/with-idempotency.ts';
import { findLeads, haveUnlistedName } from './find-leads.ts';
import { keepTakes, takeOpening } from './openings/prepare-opening.ts';
import { orderEpisode } from './order-episode.ts';

/**
 * Makes a season of a show with two characters, a place and an idea, and charges for its first episode. Everything the
 * wizard checked is checked again here; where the judge is unsure of what was typed, or a lead has a made-up name that
 * small children should not come across unseen, the season waits unlisted for an admin.
 * Throws AppError('rejected_content'). Throws AppError: `not_found` for the show, `invalid_input` for characters or
 * a place that are not of it or a picture that neither it nor the place has, `rejected_content`, `insufficient_cantos`, `idempotency_mismatch`.
 */
export async function createSeason(ctx: Context, viewer: Viewer, input: NewSeason, request: IdempotentRequest) {
  const show = await getShow(ctx, input.showId, viewer);
  const [leads, place] = await Promise.all([findLeads(ctx, viewer, input), findPlace(ctx, input)]);
  const cover = findCover(input, show, place);
  const doubts = [
    await judgePlot(ctx, { idea: input.plotIdea, picks: input.picks }, show.audienceRating),
    (await haveUnlistedName(ctx, input.characterIds, show)) ? 'name' : null,
  ].filter((doubt) => doubt !== null);
  const reviewReason = doubts.length > 0 ? doubts.join(', ') : null;
  const story = {
    place: { name: place.name, description: place.description },
    narratorVoice: show.narratorVoice ?? narratorVoice(show.id),
    plotIdea: input.plotIdea,
  };
  const prepared = await takeOpening(ctx, viewer.userId, { show, leads, ...story, picks: input.picks ?? {} });
  return withIdempotency(ctx, request, async (tx) => {
    const id = prepared?.seasonId ?? crypto.randomUUID();
    if (prepared) await keepTakes(tx, prepared);
    // Until the storyteller has given it one.
    const title = `${leads[0].name} and ${leads[1].name} at ${place.name.replace(/^The /, 'the ')}`.slice(0, 120);
    await insertSeason(tx, show, {
      id,
      locationId: place.id,
      creatorId: viewer.userId,
      cover,
      title,
      // What was typed is for its author alone; the storyteller says what the season is about once it has begun.
      description: null,
      reviewReason,
      plotPicks: input.picks ?? {},
      seed: id,
      leads,
      ...story,
    });
    const episode = await orderEpisode(tx, {
      seasonId: id,
      episodeNumber: 1,
      payment: { by: viewer.userId, reason: 'season', description: `A new season of ${show.name}` },
      choice: null,
      opening: prepared?.opening,
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

/** The address of the picture that the season's sleeve is to have; null for one of its own. */
function findCover({ featuredImageUrl: asked }: NewSeason, show: ShowRow, place: LocationRow): string | null {
  if (!asked) return null;
  if ([show.imageUrl, show.squareImageUrl, show.landscapeImageUrl, place.imageUrl].includes(asked)) return asked;
  throw new AppError('invalid_input', undefined, {
    errors: { featuredImageUrl: ['Choose a picture of this show or of its location.'] },
  });
}
