import { oc } from '@orpc/contract';
import { z } from 'zod';
import { plotToRead, readPlot } from '#shared/story/plot-reading.ts';
import { keptWish, standingWish } from '#shared/doors/doors.ts';
import { idInput } from '#shared/paging.ts';
import { episode, newSeason, seasonProgress } from '#shared/seasons.ts';

const characterLike = z.looseObject({ id: z.string() });

/** What is ordered and made; callers find it beside the rest of `seasons`. */
export const productionsContract = {
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
    .output(
      z.object({
        isApproved: z.boolean(),
        /** The judge is unsure: the season will be made, but stays unlisted until an admin has looked. */
        isReviewed: z.boolean(),
      }),
    ),
  readPlot: oc
    .route({
      method: 'POST',
      path: '/functions/read-plot',
      operationId: 'read-plot',
      tags: ['functions'],
      summary:
        'How the storyteller understands a plot idea: the line that the wizard shows, with what was picked in it',
    })
    .input(plotToRead)
    .output(readPlot),
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
    .input(
      z.object({
        seasonId: z.string(),
        episodeId: z.string(),
        choiceId: z.string(),
        /** Nobody pressed: the standing wish answers, within what it may spend this evening. */
        wished: z.boolean().optional(),
      }),
    )
    .output(z.object({ episode })),
  readStandingWish: oc
    .route({
      method: 'GET',
      path: '/me/standing-wish',
      operationId: 'readStandingWish',
      tags: ['me'],
      summary: 'Which door opens when its listener does not answer, and what that has spent this evening',
    })
    .output(keptWish),
  keepStandingWish: oc
    .route({
      method: 'PUT',
      path: '/me/standing-wish',
      operationId: 'keepStandingWish',
      tags: ['me'],
      summary: 'For the doors to come; none is opened by it now',
    })
    .input(standingWish)
    .output(keptWish),
  walkPath: oc
    .route({
      method: 'POST',
      path: '/functions/walk-path',
      operationId: 'walk-path',
      tags: ['functions'],
      summary: 'Follows a door that somebody has opened before with the same story up to there; nothing is charged',
    })
    .input(
      z.object({
        seasonId: z.string(),
        episodeNumber: z.number().int().min(1),
        choiceId: z.string(),
        /** Of several tellings of the door the one to follow; without it the first. */
        episodeId: z.string().optional(),
      }),
    )
    .output(z.object({ seasonId: z.string(), episodeNumber: z.number() })),
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
