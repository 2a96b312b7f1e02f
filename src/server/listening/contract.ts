import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idInput, pageOf, pageQuery } from '#shared/paging.ts';
import { recap } from '#shared/recap.ts';
import { likeState, saveState, seasonCard } from '#shared/seasons.ts';

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
