import { implement } from '@orpc/server';
import { wholeList } from '#shared/paging.ts';
import { boxLimits, mostOfKind } from '#shared/search/search-limits.ts';
import { limitAction } from '../accounts/limit-action.ts';
import { catalogContract } from '../catalog/contract.ts';
import { getShow } from '../catalog/queries.ts';
import type { RequestContext } from '../context.ts';
import { requireViewer } from '../viewer.ts';
import { setSeasonPublished } from './change-season.ts';
import { seasonsContract } from './contract.ts';
import { changeMemory } from './memory/change-memory.ts';
import { listMemoryChanges } from './memory/list-changes.ts';
import { presentMemory } from './memory/present-memory.ts';
import { requireCreator } from './policy.ts';
import { presentEpisode } from './present-season.ts';
import { getProgress, seasonTopic, showSeasonsTopic } from './progress.ts';
import {
  getEpisode,
  getSeason,
  listChoices,
  listEpisodes,
  listOwnSeasons,
  listShowSeasons,
  listSimilarSeasons,
} from './queries.ts';
import { presentWhole, readSeason, readWholeSeason } from './read-season.ts';
import { findEverything } from './search/find-everything.ts';
import { listToldDoors } from './paths/told-doors.ts';
import { readTranscript } from './transcript.ts';

const os = implement(seasonsContract).$context<RequestContext>();

/** Before it is read: what a kept answer says of a season in the making is old with the next piece of news. */
const dependsOn = ({ notes }: Pick<RequestContext, 'notes'>, seasonId: string) =>
  notes?.topics.add(seasonTopic(seasonId));

// A page asks for a season several times over.
const wholeSeason = (context: RequestContext, id: string) =>
  context.once(`season:${id}`, () => readWholeSeason(context, id));
/** Of a season that the viewer may see. */
const episodesOf = (context: RequestContext, seasonId: string) =>
  context.once(`episodes:${seasonId}`, async () => {
    const episodes = await listEpisodes(context.ctx, seasonId);
    for (const episode of episodes) void context.once(`episode:${episode.id}`, () => Promise.resolve(episode));
    return episodes;
  });
/** Throws AppError: `not_found` for an episode that the viewer may not hear. */
const episodeOf = (context: RequestContext, id: string) =>
  context.once(`episode:${id}`, async () => (await getEpisode(context.ctx, id, context.viewer)).episode);

export const seasonsApi = {
  search: os.search.handler(({ context: { ctx }, input: { kind, ...query } }) =>
    findEverything(ctx, query, kind ? { ...boxLimits, [kind]: mostOfKind } : boxLimits),
  ),
  getSeason: os.getSeason.handler(async ({ context, input }) => {
    dependsOn(context, input.id);
    const season = await presentWhole(context, await wholeSeason(context, input.id));
    context.seen(`season:${season.id}`);
    context.seen(`show:${season.show_id}`);
    return season;
  }),
  listEpisodes: os.listEpisodes.handler(async ({ context, input }) => {
    dependsOn(context, input.id);
    await wholeSeason(context, input.id);
    return wholeList((await episodesOf(context, input.id)).map(presentEpisode));
  }),
  listSimilarSeasons: os.listSimilarSeasons.handler(async ({ context, input }) => {
    const { season } = await wholeSeason(context, input.id);
    return wholeList(await listSimilarSeasons(context.ctx, season));
  }),
  getProgress: os.getProgress.handler(async ({ context, input }) => {
    await wholeSeason(context, input.id);
    return getProgress(context.ctx, input.id);
  }),
  setPublished: os.setPublished.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    requireCreator(await getSeason(context.ctx, input.id, viewer), viewer);
    await setSeasonPublished(context.ctx, input.id, input.is_published);
    return readSeason(context, input.id);
  }),
  listChoices: os.listChoices.handler(async ({ context, input }) => {
    const episode = await episodeOf(context, input.id);
    dependsOn(context, episode.seasonId);
    const { ctx, viewer } = context;
    const [rows, told] = await Promise.all([listChoices(ctx, episode.id), listToldDoors(ctx, episode.id, viewer)]);
    return wholeList(
      rows.map((row) => ({
        id: row.id,
        episode_id: row.episodeId,
        choice_text: row.choiceText,
        choice_order: row.choiceOrder,
        told: told.get(row.choiceKey) ?? null,
      })),
    );
  }),
  getTranscript: os.getTranscript.handler(async ({ context, input }) => {
    const episode = await episodeOf(context, input.id);
    dependsOn(context, episode.seasonId);
    return readTranscript(context.ctx, episode.id);
  }),
  readMemory: os.readMemory.handler(({ context, input }) => {
    dependsOn(context, input.id);
    return presentMemory(context.ctx, input.id, context.viewer);
  }),
  changeMemory: os.changeMemory.handler(async ({ context, input }) => {
    const viewer = requireViewer(context);
    await limitAction(context, 'plot-check');
    const request = { userId: viewer.userId, operation: 'change-memory', key: context.idempotencyKey, input };
    await changeMemory(context.ctx, viewer, input, request);
    return presentMemory(context.ctx, input.id, viewer);
  }),
  listMemoryChanges: os.listMemoryChanges.handler(async ({ context, input }) =>
    wholeList(await listMemoryChanges(context.ctx, input.id, requireViewer(context))),
  ),
  mySeasons: os.mySeasons.handler(({ context, input }) =>
    listOwnSeasons(context.ctx, requireViewer(context).userId, input),
  ),
};

/** A show's seasons, which the catalogue cannot know of: seasons are built on it. */
export const showSeasonsApi = {
  listShowSeasons: implement(catalogContract)
    .$context<RequestContext>()
    .listShowSeasons.handler(async ({ context, input: { id, ...page } }) => {
      const { ctx, viewer } = context;
      const show = await context.once(`show:${id}`, () => getShow(ctx, id, viewer));
      context.notes?.topics.add(showSeasonsTopic(show.id));
      return context.once(`seasons:${id}:${JSON.stringify(page)}`, () => listShowSeasons(ctx, show.id, page));
    }),
};
