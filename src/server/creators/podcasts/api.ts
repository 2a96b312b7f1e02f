import { implement } from '@orpc/server';
import { numbersDays, type Podcast } from '#shared/podcasts.ts';
import { limitAction } from '../../accounts/limit-action.ts';
import { readAgain } from '../../catalog/feeds/follow-feed.ts';
import type { RequestContext, Viewer } from '../../context.ts';
import { addPodcast, changeAddress, removePodcast } from './add-podcast.ts';
import { getOwnPodcast, requireCreator } from './claims.ts';
import { podcastsContract } from './contract.ts';
import { countDays } from './count-days.ts';
import { makeInteractive, proposeForPodcast } from './make-interactive.ts';
import { listPodcasts, readPodcastById } from './present-podcast.ts';
import { askToVouch, enterCode, lookForCode, mailCode } from './prove-podcast.ts';
import { publishPodcast, setPodcastPublic } from './publish-podcast.ts';

/** Nothing below is reached by anybody but a creator, who comes along as `creator`. */
const os = implement(podcastsContract)
  .$context<RequestContext>()
  .use(async ({ context, next }) => next({ context: { creator: await requireCreator(context) } }));

type Asked = { context: RequestContext & { creator: Viewer }; input: { id: string } };

/** Does something to one's own podcast and answers it as it is then. */
const changed =
  <A extends Asked>(change: (asked: A) => Promise<void>) =>
  async (asked: A): Promise<Podcast> => {
    await limitAction(asked.context, 'podcast');
    await change(asked);
    return readPodcastById(asked.context.ctx, asked.input.id);
  };

export const podcastsApi = {
  list: os.list.handler(async ({ context: { ctx, creator } }) => ({ items: await listPodcasts(ctx, creator) })),
  add: os.add.handler(async ({ context, input }) => {
    await limitAction(context, 'podcast');
    const { id } = await addPodcast(context.ctx, context.creator, input.address);
    return readPodcastById(context.ctx, id);
  }),
  get: os.get.handler(async ({ context: { ctx, creator }, input: { id } }) => {
    await getOwnPodcast(ctx, creator, id);
    return readPodcastById(ctx, id);
  }),
  remove: os.remove.handler(async ({ context: { ctx, creator }, input: { id } }) => {
    await removePodcast(ctx, creator, id);
    return { removed: true as const };
  }),
  read: os.read.handler(
    changed(async ({ context: { ctx, creator }, input: { id } }) => {
      const podcast = await getOwnPodcast(ctx, creator, id);
      if (podcast.provedAt) await readAgain(ctx, podcast.feedUrl);
      else await lookForCode(ctx, podcast);
    }),
  ),
  changeAddress: os.changeAddress.handler(
    changed(({ context: { ctx, creator }, input: { id, address } }) => changeAddress(ctx, creator, id, address)),
  ),
  mailCode: os.mailCode.handler(
    changed(async ({ context, input: { id } }) => {
      await getOwnPodcast(context.ctx, context.creator, id);
      await limitAction(context, 'podcast-mail');
      await mailCode(context.ctx, context.creator, id);
    }),
  ),
  enterCode: os.enterCode.handler(
    changed(({ context: { ctx, creator }, input: { id, code } }) => enterCode(ctx, creator, id, code)),
  ),
  askToVouch: os.askToVouch.handler(
    changed(({ context: { ctx, creator }, input: { id } }) => askToVouch(ctx, creator, id)),
  ),
  publish: os.publish.handler(changed(({ context: { ctx, creator }, input }) => publishPodcast(ctx, creator, input))),
  setPublic: os.setPublic.handler(
    changed(({ context: { ctx, creator }, input }) => setPodcastPublic(ctx, creator, input.id, input.is_public)),
  ),
  propose: os.propose.handler(async ({ context, input: { id } }) => {
    await limitAction(context, 'podcast');
    return proposeForPodcast(context.ctx, context.creator, id);
  }),
  makeInteractive: os.makeInteractive.handler(
    changed(({ context: { ctx, creator }, input: { id, ...world } }) => makeInteractive(ctx, creator, id, world)),
  ),
  numbers: os.numbers.handler(async ({ context: { ctx, creator }, input: { id } }) => {
    const { showId } = await getOwnPodcast(ctx, creator, id);
    return { days: showId ? await countDays(ctx, showId, numbersDays) : [] };
  }),
};
