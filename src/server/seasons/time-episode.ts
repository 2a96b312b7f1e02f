import { asc, eq } from 'drizzle-orm';
import type { TimedLine, WordTiming } from '#shared/script.ts';
import { timeLines } from '#studio/mix/time-lines.ts';
import type { Context } from '../context.ts';
import { listKeptLines } from './episode-brief.ts';
import { episodeTakes, takes } from './tables.ts';

export type PlacedTake = { key: string; linePosition: number; durationMs: number; words: WordTiming[] };

/** The takes of an episode in the order they are heard, without their sound. */
export function listPlacedTakes({ db }: Pick<Context, 'db'>, episodeId: string): Promise<PlacedTake[]> {
  return db
    .select({
      key: takes.key,
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
  const [lines, placed] = await Promise.all([listKeptLines(ctx, episodeId), listPlacedTakes(ctx, episodeId)]);
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
