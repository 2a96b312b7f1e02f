import { eq } from 'drizzle-orm';
import type { Take, TakeStore } from '#studio/speech/take.ts';
import type { Context } from '../context.ts';
import { addUsage } from './add-usage.ts';
import { preparedTakes, takes } from './tables.ts';

export const takeFile = (key: string) => `takes/${key.slice(0, 2)}/${key}.mp3`;

/** Notes that takes were voiced for an episode beside its own, so that they go with it, and what they consumed. */
export async function keepPrepared(
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
