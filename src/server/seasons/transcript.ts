import { eq, asc, sql } from 'drizzle-orm';
import { writeOnce } from '#platform/db/write-once.ts';
import type { ScriptLine, TimedLine, WordTiming } from '#shared/story/script.ts';
import type { Transcript } from '#shared/seasons.ts';
import { timeLines } from '#studio/mix/time-lines.ts';
import type { Context } from '../context.ts';
import { episodeLines, seasonEpisodes, episodeTakes, takes } from './tables.ts';

/** Where a take's sound lies, for queries of `takes`. */
export const placeColumns = { key: takes.key, file: takes.file, fileOffset: takes.fileOffset, bytes: takes.bytes };
export type TakePlace = Pick<typeof takes.$inferSelect, keyof typeof placeColumns>;

const keptTranscript = writeOnce((db) =>
  db
    .select({ lines: seasonEpisodes.transcript })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.id, sql.placeholder('episodeId')))
    .prepare(''),
);

/** The words of an episode with their times: all of them once it is finished, before that those that are voiced. */
export async function readTranscript(ctx: Pick<Context, 'db'>, episodeId: string): Promise<Transcript> {
  const [row] = await keptTranscript(ctx.db).execute({ episodeId });
  if (row?.lines) return { episode_id: episodeId, lines: row.lines, complete: true };
  return { episode_id: episodeId, lines: (await timeEpisode(ctx, episodeId)).lines, complete: false };
}

export type PlacedTake = TakePlace & { linePosition: number; durationMs: number; words: WordTiming[] };

/** The takes of an episode in the order they are heard, without their sound. */
export function listPlacedTakes({ db }: Pick<Context, 'db'>, episodeId: string): Promise<PlacedTake[]> {
  return db
    .select({
      ...placeColumns,
      linePosition: episodeTakes.linePosition,
      durationMs: takes.durationMs,
      words: takes.words,
    })
    .from(episodeTakes)
    .innerJoin(takes, eq(takes.key, episodeTakes.takeKey))
    .where(eq(episodeTakes.episodeId, episodeId))
    .orderBy(asc(episodeTakes.position));
}

/** The transcript of what is voiced so far, timed in the episode. */
export async function timeEpisode(
  ctx: Pick<Context, 'db'>,
  episodeId: string,
): Promise<{ lines: TimedLine[]; placed: PlacedTake[] }> {
  const [lines, placed] = await Promise.all([listLines(ctx, episodeId), listPlacedTakes(ctx, episodeId)]);
  const voiced = lines.slice(0, (placed.at(-1)?.linePosition ?? -1) + 1);
  const byLine = Map.groupBy(placed, ({ linePosition }) => linePosition);
  return {
    lines: timeLines(
      voiced,
      voiced.map((_line, i) => byLine.get(i) ?? []),
    ),
    placed,
  };
}

/** The lines of an episode that are written, in order. */
export async function listLines({ db }: Pick<Context, 'db'>, episodeId: string): Promise<ScriptLine[]> {
  const rows = await db
    .select()
    .from(episodeLines)
    .where(eq(episodeLines.episodeId, episodeId))
    .orderBy(asc(episodeLines.position));
  return rows.map(({ role, speaker, text, delivery, cue, sound, gender }) => ({
    role,
    speaker,
    text,
    ...(delivery ? { delivery } : {}),
    ...(cue ? { cue } : {}),
    ...(sound ? { sound } : {}),
    ...(gender ? { gender } : {}),
  }));
}
