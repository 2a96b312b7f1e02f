import { eq, isNull, sql } from 'drizzle-orm';
import { frameHeads } from '#media/audio/info-frame.ts';
import type { Take, TakeStore } from '#studio/speech/take.ts';
import type { Usage } from '#studio/usage.ts';
import type { Context } from '../../context.ts';
import { preparedTakes, takes, seasonEpisodes } from '../../seasons/tables.ts';
import { placeColumns, type TakePlace } from '../../seasons/transcript.ts';

/** The file of its own that a take has until it is a slice of another. */
export const takeFile = (key: string) => `takes/${key.slice(0, 2)}/${key}.mp3`;

/** Columns of a take that has a file of its own. */
export const inOwnFile = { file: null, fileOffset: null, bytes: null };

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
      const mp3 = row && (await readSound({ db, storage }, row));
      if (mp3) return { key, mp3, durationMs: row.durationMs, words: row.words };
      // Its file is lost, so that it is voiced again and gets one of its own.
      if (row?.file) await db.update(takes).set(inOwnFile).where(eq(takes.key, key));
      return null;
    },
    async put({ key, mp3, durationMs, words }: Take) {
      await storage.put(takeFile(key), mp3, { contentType: 'audio/mpeg' });
      // Two may voice one sentence at once: the file is then that of the second, and so is its length. One that is a slice by now
      // stays what it was, and nothing names the new file.
      await db
        .insert(takes)
        .values({ key, durationMs, words })
        .onConflictDoUpdate({ target: takes.key, set: { durationMs, words }, setWhere: isNull(takes.file) });
    },
  };
}

/** The frames of a take, wherever they lie by now: `place` may have been read a while ago. Null when they are lost. */
export async function readSound(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  place: TakePlace,
): Promise<Uint8Array | null> {
  for (let at = place; ;) {
    const sound = await readPlace(storage, at);
    if (sound) return sound;
    const [now] = await db.select(placeColumns).from(takes).where(eq(takes.key, at.key));
    if (!now || now.file === at.file) return null;
    at = now;
  }
}

/** The frames that lie at a place; null where the file is gone or something else lies there. */
export async function readPlace(
  storage: Context['storage'],
  { key, file, fileOffset, bytes }: TakePlace,
): Promise<Uint8Array | null> {
  if (file === null || fileOffset === null || bytes === null) return storage.get(takeFile(key));
  try {
    const slice = await storage.read(file, { start: fileOffset, end: fileOffset + bytes - 1 });
    const sound = slice && Buffer.concat((await slice.toArray()) as Buffer[]);
    return sound?.length === bytes && beginsWithFrame(sound) ? sound : null;
  } catch (error) {
    // The file is shorter than that.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const beginsWithFrame = (sound: Uint8Array) => frameHeads.voice.header.every((byte, at) => sound[at] === byte);

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
