import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { takes } from '../../seasons/tables.ts';
import { placeColumns } from '../../seasons/transcript.ts';
import { inOwnFile, readPlace, takeFile } from '../recording/take-store.ts';

/**
 * Gives files of their own to the takes that are slices of a file which is to be deleted: somebody else's episode has the same
 * sentences. Answers how many there were.
 */
export async function moveTakesOut({ db, storage }: Pick<Context, 'db' | 'storage'>, file: string): Promise<number> {
  const inside = await db.select(placeColumns).from(takes).where(eq(takes.file, file)).orderBy(takes.key);
  for (const take of inside) {
    const sound = await readPlace(storage, take);
    // One that is lost is voiced again by whoever needs it.
    if (sound) await storage.put(takeFile(take.key), sound, { contentType: 'audio/mpeg' });
    await db
      .update(takes)
      .set(inOwnFile)
      .where(and(eq(takes.key, take.key), eq(takes.file, file)));
  }
  return inside.length;
}
