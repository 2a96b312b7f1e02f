import { and, asc, eq, gte } from 'drizzle-orm';
import type { Topics } from '#platform/db/topics.ts';
import type { Context } from '../../context.ts';
import { seasonTopic } from '../../seasons/progress.ts';
import { episodeTakes, seasonEpisodes, takes } from '../../seasons/tables.ts';
import { placeColumns } from '../../seasons/transcript.ts';
import { hasEnded } from '../episode-state.ts';
import { findSound } from '../takes/find-sound.ts';
import { readSound } from './take-store.ts';

/** Longest a listener's stream waits without looking for itself. */
const lookAgainMs = 1000;

/** How much of an episode somebody has already. */
export type Heard = { takes: number; bytes: number };

/**
 * The frames of an episode from its first take on, or after those that were `heard`: what is voiced at once, the rest as it comes; from
 * its file, which has the same ones, once its takes are slices of that. Ends with the episode, or where its production was given up.
 */
export async function* streamEpisode(
  ctx: Pick<Context, 'db' | 'storage'>,
  topics: Topics,
  episode: { id: string; seasonId: string },
  signal: AbortSignal,
  heard: Heard = { takes: 0, bytes: 0 },
): AsyncGenerator<Uint8Array> {
  let news = Promise.withResolvers<void>();
  const unsubscribe = topics.subscribe(seasonTopic(episode.seasonId), () => news.resolve());
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  try {
    let sentBytes = heard.bytes;
    for (let position = heard.takes; !signal.aborted;) {
      news = Promise.withResolvers<void>();
      const { ended, places, file } = await readTakes(ctx, episode.id, position);
      for (const place of places) {
        const mp3 = await readSound(ctx, place);
        if (!mp3) return;
        yield mp3;
        sentBytes += mp3.length;
        position++;
      }
      if (file && places.length === 0) yield* readRest(ctx, file, sentBytes);
      if (ended) return;
      if (places.length === 0) await Promise.race([news.promise, stopped, wait(lookAgainMs)]);
    }
  } finally {
    unsubscribe();
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

type File = { audioKey: string; durationMs: number };

/** The takes from a position on, whether there will be no more, and the file of a finished episode. */
async function readTakes({ db }: Pick<Context, 'db'>, episodeId: string, from: number) {
  const { stage: shown, audioKey, durationMs } = seasonEpisodes;
  const rows = await db
    .select({ stage: shown, audioKey, durationMs, place: placeColumns })
    .from(seasonEpisodes)
    .leftJoin(episodeTakes, and(eq(episodeTakes.episodeId, seasonEpisodes.id), gte(episodeTakes.position, from)))
    .leftJoin(takes, eq(takes.key, episodeTakes.takeKey))
    .where(eq(seasonEpisodes.id, episodeId))
    .orderBy(asc(episodeTakes.position));
  const [first] = rows;
  const stage = first?.stage ?? 'failed';
  const isWhole = stage === 'ready' && first?.audioKey && first.durationMs !== null;
  const file: File | null = isWhole ? { audioKey: first.audioKey!, durationMs: first.durationMs! } : null;
  return {
    ended: hasEnded({ stage }) || stage === 'finishing',
    places: rows.flatMap(({ place }) => place ?? []),
    file,
  };
}

/** The sound of a file but for what was sent of it. */
async function* readRest({ storage }: Pick<Context, 'storage'>, file: File, sentBytes: number) {
  const sound = await findSound(storage, file);
  if (!sound || sound.start + sentBytes > sound.end) return;
  const rest = await storage.read(file.audioKey, { start: sound.start + sentBytes, end: sound.end });
  if (!rest) return;
  try {
    for await (const chunk of rest) yield chunk as Uint8Array;
  } finally {
    // Whoever hangs up leaves it half read.
    rest.destroy();
  }
}
