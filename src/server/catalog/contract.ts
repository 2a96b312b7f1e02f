import { oc } from '@orpc/contract';
import { z } from 'zod';
import { castingCall, character, characterDraft, voiceId } from '#shared/story/characters.ts';
import { idInput, pageOf, pageQuery } from '#shared/paging.ts';
import {
  audienceRatings,
  browseSorts,
  genres,
  location,
  mostShowsCounted,
  newLocation,
  rssEpisode,
  show,
  showAnswers,
  showCard,
  showName,
  showOption,
} from '#shared/shows.ts';
import { searchLimit } from '#shared/search/search-limits.ts';
import { seasonCard } from '#shared/seasons.ts';

/** Nothing is named by a NUL, which the database can't be asked for. */
export const searchText = z
  .string()
  .max(searchLimit)
  .transform((text) => text.replaceAll('\0', ''));
export const filters = z.union([z.string().max(40), z.array(z.string().max(40)).max(20)]).optional();
export const browseQuery = pageQuery.extend({
  search: searchText.optional(),
  /** Repeatable: `filter=4%2B&filter=Mystery` (also accepted as `filter[]`). Several combine with OR. */
  filter: filters,
  sort: z.enum(browseSorts).optional(),
  /** Only featured shows, in their featured order. */
  featured: z.stringbool().optional(),
  /** Only those with a video among the newest `limit` shows, whatever else is asked for. */
  has_video: z.stringbool().optional(),
  /** What is spelt as nothing is, is not searched for as something near to it. */
  exact: z.stringbool().optional(),
});
export type BrowseQuery = z.infer<typeof browseQuery>;

const music = z.object({ id: z.string(), show_id: z.string(), title: z.string(), file_url: z.string() });

export const catalogContract = {
  listShows: oc
    .route({
      method: 'GET',
      path: '/shows',
      operationId: 'listShows',
      tags: ['shows'],
      summary: `Public shows of all kinds; a total of ${mostShowsCounted} means at least so many`,
    })
    .meta({ cache: 'anonymous' })
    .input(browseQuery)
    .output(pageOf(showCard).extend({ total: z.number(), mended: z.string().optional() })),
  getShowBySlug: oc
    .route({ method: 'GET', path: '/shows/by-slug/{slug}', operationId: 'getShowBySlug', tags: ['shows'] })
    .meta({ cache: 'anonymous' })
    .input(z.object({ slug: z.string().min(1).max(200) }))
    .output(show),
  getShow: oc
    .route({ method: 'GET', path: '/shows/{id}', operationId: 'getShow', tags: ['shows'] })
    .meta({ cache: 'anonymous' })
    .input(idInput)
    .output(show),
  listCharacters: oc
    .route({ method: 'GET', path: '/shows/{id}/characters', operationId: 'listCharacters', tags: ['shows'] })
    .meta({ cache: 'anonymous' })
    .input(idInput)
    .output(pageOf(character)),
  listLocations: oc
    .route({ method: 'GET', path: '/shows/{id}/locations', operationId: 'listLocations', tags: ['shows'] })
    .meta({ cache: 'anonymous' })
    .input(idInput)
    .output(pageOf(location)),
  listMusic: oc
    .route({
      method: 'GET',
      path: '/shows/{id}/music',
      operationId: 'listMusic',
      tags: ['shows'],
      summary: "The show's loops",
    })
    .meta({ cache: 'anonymous' })
    .input(idInput)
    .output(pageOf(music)),
  listShowSeasons: oc
    .route({
      method: 'GET',
      path: '/shows/{id}/seasons',
      operationId: 'listShowSeasons',
      tags: ['shows'],
      summary: 'Published seasons by likes',
    })
    .meta({ cache: 'anonymous' })
    .input(idInput.extend(pageQuery.shape))
    .output(pageOf(seasonCard)),
  listFeedEpisodes: oc
    .route({
      method: 'GET',
      path: '/shows/{id}/episodes',
      operationId: 'listFeedEpisodes',
      tags: ['shows'],
      summary: "Episodes of a podcast's feed, oldest first",
    })
    .input(idInput)
    .output(pageOf(rssEpisode)),
  countFeedPlay: oc
    .route({
      method: 'POST',
      path: '/shows/{id}/episodes/plays',
      operationId: 'countFeedPlay',
      tags: ['shows'],
      summary: "Somebody plays an episode of a podcast's feed; once a visitor, episode and day",
    })
    .input(idInput.extend({ episode_id: z.string().min(1).max(2000) }))
    .output(z.object({ counted: z.boolean() })),
  createBasicShow: oc
    .route({ method: 'POST', path: '/shows', operationId: 'createBasicShow', tags: ['shows'], successStatus: 201 })
    .input(
      z.object({
        name: showName,
        description: z.string().trim().max(600).default(''),
        genre: z.enum(genres),
      }),
    )
    .output(show),
  updateShow: oc
    .route({ method: 'PATCH', path: '/shows/{id}', operationId: 'updateShow', tags: ['shows'], summary: 'Owner only' })
    .input(
      idInput.extend({
        name: showName.optional(),
        description: z.string().trim().max(600).optional(),
        audience_rating: z.enum(audienceRatings).optional(),
        is_public: z.boolean().optional(),
      }),
    )
    .output(show),
  addLocation: oc
    .route({
      method: 'POST',
      path: '/shows/{id}/locations',
      operationId: 'addLocation',
      tags: ['shows'],
      successStatus: 201,
      summary: 'Owner only',
    })
    .input(idInput.extend(newLocation.shape))
    .output(location),
  deleteCharacter: oc
    .route({
      method: 'DELETE',
      path: '/characters/{id}',
      operationId: 'deleteCharacter',
      tags: ['shows'],
      summary: 'Owner of its show only',
    })
    .input(idInput)
    .output(z.object({ deleted: z.literal(true) })),
  listVoices: oc
    .route({
      method: 'GET',
      path: '/shows/{id}/voices',
      operationId: 'listVoices',
      tags: ['shows'],
      summary: 'Owner only: voices for a character, the one they have or would get first',
    })
    .input(idInput.extend(castingCall.shape))
    .output(z.object({ voices: z.array(z.string()) })),
  chooseVoice: oc
    .route({
      method: 'PUT',
      path: '/characters/{id}/voice',
      operationId: 'chooseVoice',
      tags: ['shows'],
      summary: 'Owner of its show only',
    })
    .input(idInput.extend({ voice: voiceId }))
    .output(character),
  myShows: oc
    .route({ method: 'GET', path: '/me/shows', operationId: 'listMyShows', tags: ['me'] })
    .input(pageQuery)
    .output(pageOf(showCard)),
  myCharacters: oc
    .route({ method: 'GET', path: '/me/characters', operationId: 'listMyCharacters', tags: ['me'] })
    .input(pageQuery)
    .output(pageOf(character)),
  createShow: oc
    .route({
      method: 'POST',
      path: '/functions/create-show',
      operationId: 'create-show',
      tags: ['functions'],
      summary: 'Two show options from the ten answers',
    })
    .input(showAnswers)
    .output(z.object({ options: z.object({ option1: showOption, option2: showOption }) })),
  publishShow: oc
    .route({ method: 'POST', path: '/functions/publish-show', operationId: 'publish-show', tags: ['functions'] })
    .input(z.object({ showData: showOption }))
    .output(z.object({ success: z.literal(true), show })),
  validateCharacterName: oc
    .route({
      method: 'POST',
      path: '/functions/validate-character-name',
      operationId: 'validate-character-name',
      tags: ['functions'],
    })
    .input(z.object({ name: z.string().max(400) }))
    .output(z.object({ isValid: z.boolean() })),
  createCharacter: oc
    .route({
      method: 'POST',
      path: '/functions/create-character',
      operationId: 'create-character',
      tags: ['functions'],
    })
    .input(characterDraft.extend({ voice: voiceId.optional() }))
    .output(z.object({ success: z.boolean(), character: character.optional(), error: z.string().optional() })),
};
