import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idInput, pageOf, pageQuery } from '#shared/paging.ts';
import { episode, episodeChoice, newSeason, season, seasonCard, seasonProgress, transcript } from '#shared/seasons.ts';

const characterLike = z.looseObject({ id: z.string() });

export const seasonsContract = {
  getSeason: oc
    .route({ method: 'GET', path: '/seasons/{id}', operationId: 'getSeason', tags: ['seasons'] })
    .input(idInput)
    .output(season),
  listEpisodes: oc
    .route({ method: 'GET', path: '/seasons/{id}/episodes', operationId: 'listEpisodes', tags: ['seasons'] })
    .input(idInput)
    .output(pageOf(episode)),
  listSimilarSeasons: oc
    .route({
      method: 'GET',
      path: '/seasons/{id}/more',
      operationId: 'listSimilarSeasons',
      tags: ['seasons'],
      summary: 'Other published seasons of the show, by views (12)',
    })
    .input(idInput)
    .output(pageOf(seasonCard)),
  getProgress: oc
    .route({
      method: 'GET',
      path: '/seasons/{id}/progress',
      operationId: 'getSeasonProgress',
      tags: ['seasons'],
      summary: 'What /events last said, for those who poll',
    })
    .input(idInput)
    .output(seasonProgress),
  retryProduction: oc
    .route({
      method: 'POST',
      path: '/seasons/{id}/retry',
      operationId: 'retryProduction',
      tags: ['seasons'],
      summary: "'Try again' after a failed production; charges again",
    })
    .input(idInput)
    .output(seasonProgress),
  setPublished: oc
    .route({
      method: 'PATCH',
      path: '/seasons/{id}',
      operationId: 'setPublished',
      tags: ['seasons'],
      summary: 'Creator only',
    })
    .input(idInput.extend({ is_published: z.boolean() }))
    .output(season),
  listChoices: oc
    .route({ method: 'GET', path: '/episodes/{id}/choices', operationId: 'listChoices', tags: ['seasons'] })
    .input(idInput)
    .output(pageOf(episodeChoice)),
  getTranscript: oc
    .route({ method: 'GET', path: '/episodes/{id}/transcript', operationId: 'getTranscript', tags: ['seasons'] })
    .input(idInput)
    .output(transcript),
  mySeasons: oc
    .route({ method: 'GET', path: '/me/seasons', operationId: 'listMySeasons', tags: ['me'] })
    .input(pageQuery)
    .output(pageOf(seasonCard)),
  generatePlotIdea: oc
    .route({
      method: 'POST',
      path: '/functions/generate-plot-idea',
      operationId: 'generate-plot-idea',
      tags: ['functions'],
    })
    .input(
      z.object({
        characters: z.array(characterLike).min(1).max(2),
        location: z.looseObject({ id: z.string() }),
        showId: z.string(),
      }),
    )
    .output(z.object({ plotIdea: z.string() })),
  moderatePlotContent: oc
    .route({
      method: 'POST',
      path: '/functions/moderate-plot-content',
      operationId: 'moderate-plot-content',
      tags: ['functions'],
    })
    .input(z.object({ plotContent: z.string().max(100_000), showId: z.string().optional() }))
    .output(z.object({ isApproved: z.boolean() })),
  createSeason: oc
    .route({
      method: 'POST',
      path: '/functions/create-season-v3',
      operationId: 'create-season-v3',
      tags: ['functions'],
    })
    .input(newSeason)
    .output(z.object({ season: z.object({ id: z.string(), title: z.string() }), episode })),
  createNextEpisode: oc
    .route({
      method: 'POST',
      path: '/functions/create-next-episode-v3',
      operationId: 'create-next-episode-v3',
      tags: ['functions'],
    })
    .input(z.object({ seasonId: z.string(), episodeId: z.string(), choiceId: z.string() }))
    .output(z.object({ episode })),
  remixSeason: oc
    .route({ method: 'POST', path: '/functions/remix-season', operationId: 'remix-season', tags: ['functions'] })
    .input(z.object({ seasonId: z.string(), episodeNumber: z.number().int().min(1), choiceId: z.string().nullish() }))
    .output(
      z.object({
        success: z.boolean(),
        newSeason: z.object({ id: z.string(), title: z.string() }).optional(),
        error: z.string().optional(),
      }),
    ),
};
