import { eq, sql } from 'drizzle-orm';
import type { Take, TakeStore } from '#studio/speech/take.ts';
import type { Usage } from '#studio/usage.ts';
import type { Context } from '../../context.ts';
import { preparedTakes, takes, seasonEpisodes } from '../../seasons/tables.ts';

export const takeFile = (key: string) => `takes/${key.slice(0, 2)}/${key}.mp3`;

/** Notes that takes were voiced for an episode beside its own, so that they go with it, and what they consumed. */
export async function savePrepared(
  { db }: Pick<Context, 'db'>,
  episodeId: string,
  prepared: readonly Take[],
): Promise<void> {
  if (prepared.length === 0) return;
  await db
    .insert(preparedTakes)
    .values(prepared.map(({ key }) => ({ episodeId, takeKey: key })))
    .onConflictDoNothing();
  await addUsage(
    { db },
    episodeId,
    prepared.map(({ usage }) => usage),
  );
}

/** Takes as files with a row each; the row comes last, so a row means that its file is whole. */
export function openTakeStore({ db, storage }: Pick<Context, 'db' | 'storage'>): TakeStore {
  return {
    async get(key) {
      const [row] = await db.select().from(takes).where(eq(takes.key, key));
      const mp3 = row && (await storage.get(takeFile(key)));
      return mp3 ? { key, mp3, durationMs: row.durationMs, words: row.words } : null;
    },
    async put({ key, mp3, durationMs, words }: Take) {
      await storage.put(takeFile(key), mp3, { contentType: 'audio/mpeg' });
      await db.insert(takes).values({ key, durationMs, words }).onConflictDoNothing();
    },
  };
}

/** What earlier attempts took is not forgotten. */
export const withUsage = (usage: readonly Usage[]) => sql`${seasonEpisodes.usage} || ${JSON.stringify(usage)}::jsonb`;

/** Meters what an episode, its recap or the beginnings of its paths consumed; nothing is written for nothing. */
export async function addUsage(
  { db }: Pick<Context, 'db'>,
  episodeId: string,
  usage: readonly (Usage | undefined)[],
): Promise<void> {
  const metered = usage.filter((one) => one !== undefined);
  if (metered.length === 0) return;
  await db
    .update(seasonEpisodes)
    .set({ usage: withUsage(metered) })
    .where(eq(seasonEpisodes.id, episodeId));
}
