import { and, asc, desc, eq, gte, isNotNull, lt, lte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { memoryChanges, seasonEpisodes, type MemoryChangeRow } from '../tables.ts';
import { emptyMemory, withChanges, type KeptMemory } from './kept-memory.ts';

type Reader = Pick<Context, 'db'>;

export type MemoryNow = {
  /** The last finished episode that is remembered; 0 before there is one. */
  episode: number;
  /** As that episode left it. */
  left: KeptMemory;
  /** With what was changed since. */
  memory: KeptMemory;
  pending: MemoryChangeRow[];
};

/** What a season remembers now, or before an episode is written. */
export async function readMemory({ db }: Reader, seasonId: string, before?: number): Promise<MemoryNow> {
  const { episodeNumber, memory } = seasonEpisodes;
  const [last] = await db
    .select({ episodeNumber, memory })
    .from(seasonEpisodes)
    .where(
      and(
        eq(seasonEpisodes.seasonId, seasonId),
        isNotNull(memory),
        before === undefined ? eq(seasonEpisodes.stage, 'ready') : lt(episodeNumber, before),
      ),
    )
    .orderBy(desc(episodeNumber))
    .limit(1);
  const episode = last?.episodeNumber ?? 0;
  const pending = await db
    .select()
    .from(memoryChanges)
    .where(
      and(
        eq(memoryChanges.seasonId, seasonId),
        gte(memoryChanges.afterEpisode, episode),
        before === undefined ? undefined : lte(memoryChanges.afterEpisode, before - 1),
      ),
    )
    .orderBy(asc(memoryChanges.number));
  const left = last?.memory ?? emptyMemory;
  return { episode, left, memory: withChanges(left, pending), pending };
}

/** What was changed while an episode was the last, for a season that goes on from a copy of it. */
export async function copyMemoryChanges(
  { db }: Reader,
  fromId: string,
  toId: string,
  afterEpisode: number,
): Promise<void> {
  const rows = await db
    .select()
    .from(memoryChanges)
    .where(and(eq(memoryChanges.seasonId, fromId), eq(memoryChanges.afterEpisode, afterEpisode)))
    .orderBy(asc(memoryChanges.number));
  if (rows.length === 0) return;
  const ids = new Map(rows.map(({ id }) => [id, crypto.randomUUID()]));
  await db.insert(memoryChanges).values(
    rows.map(({ undoes, ...row }, at) => ({
      ...row,
      id: ids.get(row.id)!,
      seasonId: toId,
      number: at + 1,
      undoes: undoes === null ? null : (ids.get(undoes) ?? null),
    })),
  );
}
