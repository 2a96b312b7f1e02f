import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idInput, pageOf, pageQuery } from '#shared/paging.ts';
import { recap } from '#shared/story/recap.ts';
import { forgetRequest, listened, listeningBatch, listeningSeason, mostSeasonsAsked } from '#shared/listening-log.ts';
import { mapPage, seasonMap } from '#shared/season-map.ts';
import { likeState, saveState, seasonCard } from '#shared/seasons.ts';

/** Ids with commas between them. */
const seasonIds = z
  .string()
  .max(mostSeasonsAsked * 65)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(z.string().max(64)).max(mostSeasonsAsked));

const ownFeed = z.object({ url: z.string().nullable() });

export const listeningContract = {
  like: oc
    .route({ method: 'PUT', path: '/seasons/{id}/like', operationId: 'likeSeason', tags: ['listening'] })
    .input(idInput)
    .output(likeState),
  unlike: oc
    .route({ method: 'DELETE', path: '/seasons/{id}/like', operationId: 'unlikeSeason', tags: ['listening'] })
    .input(idInput)
    .output(likeState),
  save: oc
    .route({ method: 'PUT', path: '/seasons/{id}/save', operationId: 'saveSeason', tags: ['listening'] })
    .input(idInput)
    .output(saveState),
  unsave: oc
    .route({ method: 'DELETE', path: '/seasons/{id}/save', operationId: 'unsaveSeason', tags: ['listening'] })
    .input(idInput)
    .output(saveState),
  myList: oc
    .route({
      method: 'GET',
      path: '/me/list',
      operationId: 'listMyList',
      tags: ['me'],
      summary: 'Saved seasons, newest first',
    })
    .input(pageQuery)
    .output(pageOf(seasonCard)),
  previously: oc
    .route({
      method: 'GET',
      path: '/seasons/{id}/previously',
      operationId: 'getPreviously',
      tags: ['listening'],
      summary: 'What happened so far, for a listener who comes back after a while; null for others',
    })
    .input(idInput)
    .output(z.object({ recap: recap.nullable() })),
  readSeasonMap: oc
    .route({
      method: 'GET',
      path: '/seasons/{id}/map',
      operationId: 'readSeasonMap',
      tags: ['listening'],
      summary: 'Where the paths lead: a season and its remixes as one tree, by episode number',
    })
    .input(
      idInput.extend({
        cursor: z.string().max(80).optional(),
        limit: z.coerce.number().int().min(1).max(mapPage.most).default(mapPage.size),
      }),
    )
    .output(seasonMap),
  recordListening: oc
    .route({
      method: 'POST',
      path: '/me/listening',
      operationId: 'recordListening',
      tags: ['listening'],
      summary: 'What a device heard, in any order and any number of times',
      description:
        'Answers the ids among them that were deleted before, for the device to forget, and the server’s clock (milliseconds since 1970).',
    })
    .input(listeningBatch)
    .output(z.object({ forgotten: z.array(z.string()), now_ms: z.number() })),
  listListening: oc
    .route({
      method: 'GET',
      path: '/me/listening',
      operationId: 'listListening',
      tags: ['listening'],
      summary: 'What somebody heard, the latest first',
    })
    .input(pageQuery)
    .output(pageOf(listened)),
  forgetListening: oc
    .route({
      method: 'POST',
      path: '/me/listening/forget',
      operationId: 'forgetListening',
      tags: ['listening'],
      summary: 'Deletes single events, or all of a span of time',
    })
    .input(forgetRequest)
    .output(z.object({ forgotten: z.number() })),
  listListeningSeasons: oc
    .route({
      method: 'GET',
      path: '/listening/seasons',
      operationId: 'listListeningSeasons',
      tags: ['listening'],
      summary: 'Seasons with what playing them takes',
    })
    .input(z.object({ ids: seasonIds }))
    .output(pageOf(listeningSeason)),
  getSeasonFeed: oc
    .route({
      method: 'GET',
      path: '/seasons/{id}/feed',
      operationId: 'getSeasonFeed',
      tags: ['listening'],
      summary: 'The address of its podcast feed; of a season that only its maker finds, one that is theirs alone',
    })
    .input(idInput)
    .output(z.object({ url: z.string() })),
  getOwnFeed: oc
    .route({
      method: 'GET',
      path: '/me/feed',
      operationId: 'getOwnFeed',
      tags: ['me'],
      summary: 'The secret address of one’s own podcast feed, if there is one',
    })
    .output(ownFeed),
  renewOwnFeed: oc
    .route({
      method: 'POST',
      path: '/me/feed',
      operationId: 'renewOwnFeed',
      tags: ['me'],
      summary: 'A new address for it; the one before leads nowhere',
    })
    .output(ownFeed),
  closeOwnFeed: oc
    .route({ method: 'DELETE', path: '/me/feed', operationId: 'closeOwnFeed', tags: ['me'] })
    .output(ownFeed),
  trackEpisodePlay: oc
    .route({
      method: 'POST',
      path: '/functions/track-episode-play',
      operationId: 'track-episode-play',
      tags: ['functions'],
    })
    .input(z.object({ episodeId: z.string(), seasonId: z.string() }))
    .output(z.object({ success: z.literal(true) })),
};
