import { implement } from '@orpc/server';
import { AppError } from '#shared/errors.ts';
import { wholeList } from '#shared/paging.ts';
import { checkName } from '#studio/moderation/check-name.ts';
import { limitAction } from '../accounts/limit-action.ts';
import type { RequestContext, Viewer } from '../context.ts';
import { requireViewer } from '../viewer.ts';
import { addLocation } from './authoring/add-location.ts';
import { createBasicShow } from './authoring/create-basic-show.ts';
import { chooseVoice, listVoicesFor } from './authoring/character-voices.ts';
import { createCharacter } from './authoring/create-character.ts';
import { createShowOptions } from './authoring/create-show.ts';
import { deleteCharacter } from './authoring/delete-character.ts';
import { publishShow } from './authoring/publish-show.ts';
import { updateShow } from './authoring/update-show.ts';
import { catalogContract } from './contract.ts';
import { countFeedPlay } from './count-view.ts';
import { findShows } from './find-shows.ts';
import { listFeedEpisodes } from './feeds/list-feed-episodes.ts';
import { musicUrl, presentCharacter, presentLocation, presentShow } from './present-show.ts';
import {
  canSeeCharacter,
  getShow,
  getShowBySlug,
  listCharacters,
  listLocations,
  listMusic,
  listOwnCharacters,
  listOwnShows,
} from './queries.ts';
import type { ShowRow } from './tables.ts';

const os = implement(catalogContract).$context<RequestContext>();
const showOf = (context: RequestContext, id: string) =>
  context.once(`show:${id}`, () => getShow(context.ctx, id, context.viewer));
function addressOf(path: string, input: object): string {
  const words = Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  );
  return `${path}?${new URLSearchParams(words)}`;
}
function seen(context: RequestContext, show: ShowRow) {
  context.seen(`show:${show.id}`);
  return presentShow(show);
}
/** Who is signed in, unless they asked too often for what has texts judged, written or illustrated. */
async function requireMaker(context: RequestContext): Promise<Viewer> {
  const viewer = requireViewer(context);
  await limitAction(context, 'show-making');
  return viewer;
}

export const catalogApi = {
  listShows: os.listShows.handler(({ context, input }) => {
    const find = () => findShows(context.ctx, input);
    // A home asks for what all homes do; what somebody typed is hardly ever asked for again.
    return input.search || input.cursor ? find() : context.everybodys(addressOf('/api/shows', input), find);
  }),
  getShow: os.getShow.handler(async ({ context, input }) => seen(context, await showOf(context, input.id))),
  getShowBySlug: os.getShowBySlug.handler(async ({ context, input }) =>
    seen(context, await getShowBySlug(context.ctx, input.slug, context.viewer)),
  ),
  listCharacters: os.listCharacters.handler(async ({ context, input }) => {
    const { ctx, viewer } = context;
    const show = await showOf(context, input.id);
    const visible = (await listCharacters(ctx, show.id)).filter((row) => canSeeCharacter(row, show, viewer));
    return wholeList(visible.map((row) => presentCharacter(row, show, viewer?.userId === show.userId)));
  }),
  listLocations: os.listLocations.handler(async ({ context, input }) => {
    const { ctx } = context;
    const show = await showOf(context, input.id);
    return wholeList((await listLocations(ctx, show.id)).map(presentLocation));
  }),
  listMusic: os.listMusic.handler(async ({ context, input }) => {
    const { ctx } = context;
    const show = await showOf(context, input.id);
    return wholeList(
      (await listMusic(ctx, show.id)).map(({ id, showId, title }) => ({
        id,
        show_id: showId,
        title,
        file_url: musicUrl(id),
      })),
    );
  }),
  listFeedEpisodes: os.listFeedEpisodes.handler(async ({ context: { ctx, viewer }, input }) =>
    wholeList(await listFeedEpisodes(ctx, await getShow(ctx, input.id, viewer))),
  ),
  countFeedPlay: os.countFeedPlay.handler(async ({ context: { ctx, viewer, visitor }, input }) => {
    const show = await getShow(ctx, input.id, viewer);
    // What is no episode of its feed counts for nothing.
    const isEpisode = (await listFeedEpisodes(ctx, show)).some(({ id }) => id === input.episode_id);
    if (isEpisode) await countFeedPlay(ctx, { showId: show.id, episodeId: input.episode_id, visitor });
    return { counted: isEpisode };
  }),
  createBasicShow: os.createBasicShow.handler(async ({ context, input }) =>
    presentShow(await createBasicShow(context.ctx, await requireMaker(context), input)),
  ),
  updateShow: os.updateShow.handler(async ({ context, input: { id, ...changes } }) =>
    presentShow(await updateShow(context.ctx, await requireMaker(context), id, changes)),
  ),
  addLocation: os.addLocation.handler(async ({ context, input: { id, ...place } }) =>
    presentLocation(await addLocation(context.ctx, await requireMaker(context), id, place)),
  ),
  deleteCharacter: os.deleteCharacter.handler(async ({ context, input }) => {
    await deleteCharacter(context.ctx, requireViewer(context), input.id);
    return { deleted: true as const };
  }),
  listVoices: os.listVoices.handler(
    async ({
      context,
      input: { id, character_id: characterId, gender = null, age = null, personality = null, name },
    }) => ({
      voices: await listVoicesFor(context.ctx, requireViewer(context), id, {
        characterId,
        name,
        gender,
        age,
        personality,
      }),
    }),
  ),
  chooseVoice: os.chooseVoice.handler(async ({ context, input }) =>
    presentCharacter(await chooseVoice(context.ctx, requireViewer(context), input.id, input.voice), undefined, true),
  ),
  myShows: os.myShows.handler(({ context, input }) => listOwnShows(context.ctx, requireViewer(context).userId, input)),
  myCharacters: os.myCharacters.handler(({ context, input }) =>
    listOwnCharacters(context.ctx, requireViewer(context).userId, input),
  ),
  createShow: os.createShow.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    await limitAction(context, 'show-options');
    return { options: await createShowOptions(context.ctx, viewer, input) };
  }),
  publishShow: os.publishShow.handler(async ({ context, input }) => ({
    success: true as const,
    show: presentShow(await publishShow(context.ctx, await requireMaker(context), input.showData)),
  })),
  validateCharacterName: os.validateCharacterName.handler(async ({ context, input }) => {
    await limitAction(context, 'name-check');
    return { isValid: checkName(input.name) === null };
  }),
  createCharacter: os.createCharacter.handler(async ({ context, input }) => {
    const viewer = await requireMaker(context);
    try {
      return {
        success: true,
        character: presentCharacter(await createCharacter(context.ctx, viewer, input), undefined, true),
      };
    } catch (error) {
      // The wizard reads `success` and `error`; only what it must act on (sign in, upgrade) stays an HTTP error.
      if (error instanceof AppError && error.code === 'invalid_input') return { success: false, error: error.message };
      throw error;
    }
  }),
};
