// Beginnings that can be heard before they are ordered: the stream waits at their end, and goes on into the episode.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Topics } from '#platform/db/topics.ts';
import type { Context, Viewer } from '../../context.ts';
import { seasonTopic } from '../../seasons/progress.ts';
import { getEpisode } from '../../seasons/queries.ts';
import { episodeChoices, episodeTakes, seasonEpisodes, takes } from '../../seasons/tables.ts';
import { placeColumns } from '../../seasons/transcript.ts';
import { streamEpisode } from '../recording/stream-episode.ts';
import { readSound } from '../recording/take-store.ts';
import { findPrepared } from './prepare-opening.ts';
import { findPrerendered } from './prerendered-branch.ts';

/** A beginning, and the turn of a season at which it is ordered. */
export type Opening = {
  seasonId: string;
  episodeNumber: number;
  choiceKey: string | null;
  takes: { key: string; mp3: Uint8Array }[];
};

export const seasonOpeningUrl = (seasonId: string) => `/media/seasons/${seasonId}/live.mp3`;

/** Longest a stream waits to be ordered: as long as a season's beginning is kept. */
const waitsMs = 10 * 60_000;

/** How the season begins that `viewer` may order next; null where it is not prepared. */
export async function findSeasonOpening(viewer: Viewer | null, seasonId: string): Promise<Opening | null> {
  const prepared = viewer && (await findPrepared(viewer.userId, seasonId));
  return prepared && { seasonId, episodeNumber: 1, choiceKey: null, takes: prepared.takes };
}

/** What is behind a door; null where it is not prepared. Throws AppError('not_found') where `viewer` can't see its season. */
export async function findDoorOpening(ctx: Context, viewer: Viewer | null, choiceId: string): Promise<Opening | null> {
  const { id, episodeId, choiceKey } = episodeChoices;
  const [choice] = await ctx.db.select({ episodeId, choiceKey }).from(episodeChoices).where(eq(id, choiceId));
  if (!choice) return null;
  const { episode, season } = await getEpisode(ctx, choice.episodeId, viewer);
  const prerendered = await findPrerendered(ctx, { seasonId: season.id, choiceId });
  if (!prerendered) return null;
  const keys = prerendered.takes.map(({ key }) => key);
  const places = await ctx.db.select(placeColumns).from(takes).where(inArray(takes.key, keys));
  const found = await Promise.all(
    keys.map(async (key) => {
      const place = places.find((each) => each.key === key);
      return { key, mp3: place ? await readSound(ctx, place) : null };
    }),
  );
  const sounds = found.flatMap(({ key, mp3 }) => (mp3 ? [{ key, mp3 }] : []));
  if (sounds.length < keys.length) return null;
  const { choiceKey: taken } = choice;
  return { seasonId: season.id, episodeNumber: episode.episodeNumber + 1, choiceKey: taken, takes: sounds };
}

/**
 * The beginning at once, and once it is ordered its episode from there on. Ends after the beginning where nobody orders it in time, and where
 * the season took another turn or begins otherwise.
 */
export async function* streamOpening(
  ctx: Pick<Context, 'db' | 'storage' | 'closing'>,
  topics: Topics,
  opening: Opening,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for (const { mp3 } of opening.takes) {
    yield mp3;
    bytes += mp3.byteLength;
  }
  const episodeId = await untilOrdered(ctx, topics, opening, signal);
  if (!episodeId || !(await beginsWith(ctx, episodeId, opening.takes))) return;
  const heard = { takes: opening.takes.length, bytes };
  yield* streamEpisode(ctx, topics, { id: episodeId, seasonId: opening.seasonId }, signal, heard);
}

async function beginsWith({ db }: Pick<Context, 'db'>, episodeId: string, said: Opening['takes']): Promise<boolean> {
  const first = await db
    .select({ key: episodeTakes.takeKey })
    .from(episodeTakes)
    .where(eq(episodeTakes.episodeId, episodeId))
    .orderBy(asc(episodeTakes.position))
    .limit(said.length);
  return said.every(({ key }, at) => first[at]?.key === key);
}

/** The episode that was ordered at this turn; null where another was, or none for ten minutes. */
async function untilOrdered(
  { db, closing }: Pick<Context, 'db' | 'closing'>,
  topics: Topics,
  { seasonId, episodeNumber, choiceKey }: Opening,
  signal: AbortSignal,
): Promise<string | null> {
  const ends = AbortSignal.any([signal, closing, AbortSignal.timeout(waitsMs)]);
  const ended = new Promise<void>((resolve) => ends.addEventListener('abort', () => resolve(), { once: true }));
  let news = Promise.withResolvers<void>();
  const unsubscribe = topics.subscribe(seasonTopic(seasonId), () => news.resolve());
  try {
    while (!ends.aborted) {
      news = Promise.withResolvers<void>();
      const [ordered] = await db
        .select({ id: seasonEpisodes.id, choiceKey: seasonEpisodes.choiceKey })
        .from(seasonEpisodes)
        .where(and(eq(seasonEpisodes.seasonId, seasonId), eq(seasonEpisodes.episodeNumber, episodeNumber)));
      if (ordered) return ordered.choiceKey === choiceKey ? ordered.id : null;
      await Promise.race([news.promise, ended]);
    }
    return null;
  } finally {
    unsubscribe();
  }
}
