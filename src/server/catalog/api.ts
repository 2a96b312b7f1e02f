import { implement } from '@orpc/server';
import { checkName } from '#studio/moderation/check-name.ts';
import { wholeList } from '#shared/paging.ts';
import { AppError } from '#shared/errors.ts';
import { limitAction } from '../accounts/limit-action.ts';
import { requireViewer } from '../viewer.ts';
import type { RequestContext, Viewer } from '../context.ts';
import { addLocation } from './add-location.ts';
import { countShowView } from './count-view.ts';
import { catalogContract } from './contract.ts';
import { createBasicShow } from './create-basic-show.ts';
import { createCharacter } from './create-character.ts';
import { createShowOptions } from './create-show.ts';
import { deleteCharacter } from './delete-character.ts';
import { findShows } from './find-shows.ts';
import { listFeedEpisodes } from './list-feed-episodes.ts';
import { musicUrl, presentCharacter, presentLocation, presentShow } from './present-show.ts';
import { publishShow } from './publish-show.ts';
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
import { updateShow } from './update-show.ts';

const os = implement(catalogContract).$context<RequestContext>();
/** Counting goes on beside the answer: nobody waits for it, and its failure is nobody's error. */
function seen({ ctx, visitor }: RequestContext, show: ShowRow) {
  countShowView(ctx, show.id, visitor).catch((error: unknown) => ctx.log.warn({ err: error }, 'view not counted'));
  return presentShow(show);
}
/** Who is signed in, unless they asked too often for what has texts judged, written or illustrated. */
async function requireMaker(context: RequestContext): Promise<Viewer> {
  const viewer = requireViewer(context);
  await limitAction(context, 'show-making');
  return viewer;
}

export const catalogApi = {
  listShows: os.listShows.handler(({ context, input }) => findShows(context.ctx, input)),
  getShow: os.getShow.handler(async ({ context, input }) =>
    seen(context, await getShow(context.ctx, input.id, context.viewer)),
  ),
  getShowBySlug: os.getShowBySlug.handler(async ({ context, input }) =>
    seen(context, await getShowBySlug(context.ctx, input.slug, context.viewer)),
  ),
  listCharacters: os.listCharacters.handler(async ({ context: { ctx, viewer }, input }) => {
    const show = await getShow(ctx, input.id, viewer);
    const visible = (await listCharacters(ctx, show.id)).filter((row) => canSeeCharacter(row, show, viewer));
    return wholeList(visible.map((row) => presentCharacter(row, show)));
  }),
  listLocations: os.listLocations.handler(async ({ context: { ctx, viewer }, input }) => {
    const show = await getShow(ctx, input.id, viewer);
    return wholeList((await listLocations(ctx, show.id)).map(presentLocation));
  }),
  listMusic: os.listMusic.handler(async ({ context: { ctx, viewer }, input }) => {
    const show = await getShow(ctx, input.id, viewer);
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
      return { success: true, character: presentCharacter(await createCharacter(context.ctx, viewer, input)) };
    } catch (error) {
      // The wizard reads `success` and `error`; only what it must act on (sign in, upgrade) stays an HTTP error.
      if (error instanceof AppError && error.code === 'invalid_input') return { success: false, error: error.message };
      throw error;
    }
  }),
};
