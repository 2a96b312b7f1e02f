import { oc } from '@orpc/contract';
import { z } from 'zod';
import { searchKinds } from '#shared/search/search-limits.ts';
import { searchResult } from '#shared/search/search.ts';
import { idInput, pageOf, pageQuery } from '#shared/paging.ts';
import { episode, episodeChoice, season, seasonCard, seasonProgress, transcript } from '#shared/seasons.ts';
import { keptMemoryChange, memoryChange, seasonMemory } from '#shared/story/memory.ts';
import { filters, searchText } from '../catalog/contract.ts';

export const seasonsContract = {
  search: oc
    .route({
      method: 'GET',
      path: '/search',
      operationId: 'search',
      tags: ['shows'],
      summary: 'Shows, seasons, characters and creators: a few of each, or up to 48 of one kind',
    })
    .input(
      z.object({
        search: searchText,
        filter: filters,
        kind: z.enum(searchKinds).optional(),
        /** What is spelt as nothing is, is not searched for as something near to it. */
        exact: z.stringbool().optional(),
      }),
    )
    .output(searchResult),
  getSeason: oc
    .route({ method: 'GET', path: '/seasons/{id}', operationId: 'getSeason', tags: ['seasons'] })
    .meta({ cache: 'anonymous' })
    .input(idInput)
    .output(season),
  listEpisodes: oc
    .route({ method: 'GET', path: '/seasons/{id}/episodes', operationId: 'listEpisodes', tags: ['seasons'] })
    .meta({ cache: 'anonymous' })
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
    .meta({ cache: 'anonymous' })
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
    .meta({ cache: 'anonymous' })
    .input(idInput)
    .output(pageOf(episodeChoice)),
  getTranscript: oc
    .route({ method: 'GET', path: '/episodes/{id}/transcript', operationId: 'getTranscript', tags: ['seasons'] })
    .meta({ cache: 'anonymous' })
    .input(idInput)
    .output(transcript),
  readMemory: oc
    .route({
      method: 'GET',
      path: '/seasons/{id}/memory',
      operationId: 'readMemory',
      tags: ['seasons'],
      summary: 'What the story remembers: what the next episode is written from',
    })
    .meta({ cache: 'anonymous' })
    .input(idInput)
    .output(seasonMemory),
  changeMemory: oc
    .route({
      method: 'POST',
      path: '/seasons/{id}/memory/changes',
      operationId: 'changeMemory',
      tags: ['seasons'],
      summary: 'Creator only: strikes out, corrects, adds, pins or undoes; the next episode obeys',
    })
    .input(z.intersection(idInput, memoryChange))
    .output(seasonMemory),
  listMemoryChanges: oc
    .route({
      method: 'GET',
      path: '/seasons/{id}/memory/changes',
      operationId: 'listMemoryChanges',
      tags: ['seasons'],
      summary: 'Creator only, newest first',
    })
    .input(idInput)
    .output(pageOf(keptMemoryChange)),
  mySeasons: oc
    .route({ method: 'GET', path: '/me/seasons', operationId: 'listMySeasons', tags: ['me'] })
    .input(pageQuery)
    .output(pageOf(seasonCard)),
};
