import { and, asc, eq, gte } from 'drizzle-orm';
import type { Topics } from '#platform/db/topics.ts';
import type { Context } from '../../context.ts';
import { seasonTopic } from '../../seasons/progress.ts';
import { episodeTakes, seasonEpisodes } from '../../seasons/tables.ts';
import { hasEnded } from '../episode-state.ts';
import { takeFile } from './take-store.ts';

/** Longest a listener's stream waits without looking for itself. */
const lookAgainMs = 1000;

/**
 * The frames of an episode from its first take on: what is voiced at once, the rest as it comes. Ends with the
 * episode, or where its production was given up.
 */
export async function* streamEpisode(
  ctx: Pick<Context, 'db' | 'storage'>,
  topics: Topics,
  episode: { id: string; seasonId: string },
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let news = Promise.withResolvers<void>();
  const unsubscribe = topics.subscribe(seasonTopic(episode.seasonId), () => news.resolve());
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  try {
    for (let position = 0; !signal.aborted;) {
      news = Promise.withResolvers<void>();
      const { ended, keys } = await readTakes(ctx, episode.id, position);
      for (const key of keys) {
        const mp3 = await ctx.storage.get(takeFile(key));
        if (!mp3) return;
        yield mp3;
        position++;
      }
      if (ended) return;
      if (keys.length === 0) await Promise.race([news.promise, stopped, wait(lookAgainMs)]);
    }
  } finally {
    unsubscribe();
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** The takes from a position on, and whether there will be no more. */
async function readTakes({ db }: Pick<Context, 'db'>, episodeId: string, from: number) {
  const rows = await db
    .select({ stage: seasonEpisodes.stage, takeKey: episodeTakes.takeKey })
    .from(seasonEpisodes)
    .leftJoin(episodeTakes, and(eq(episodeTakes.episodeId, seasonEpisodes.id), gte(episodeTakes.position, from)))
    .where(eq(seasonEpisodes.id, episodeId))
    .orderBy(asc(episodeTakes.position));
  const stage = rows[0]?.stage ?? 'failed';
  return {
    ended: hasEnded({ stage }) || stage === 'finishing',
    keys: rows.flatMap(({ takeKey }) => takeKey ?? []),
  };
}
