import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { deleteFilesJob } from '../jobs.ts';
import { takeFile } from '../recording/take-store.ts';

/** A take's sound in another file. */
export type Slice = { key: string; fileOffset: number; bytes: number; durationMs: number };

/**
 * Says of takes that still have files of their own where they lie in another, and has their own deleted: within a transaction,
 * so that a file goes only after it is needless. Answers whose place it changed.
 */
export async function saveSlices(
  tx: Pick<Context, 'db' | 'jobs'>,
  file: string,
  slices: readonly Slice[],
): Promise<string[]> {
  if (slices.length === 0) return [];
  const given = slices.map(({ key, fileOffset, bytes, durationMs }) => [key, fileOffset, bytes, durationMs]);
  // Episodes share takes: everybody locks them in one order, and lets others name them. One that was voiced anew meanwhile may be
  // longer.
  const { rows } = await tx.db.execute<{ key: string }>(sql`
    with given as (
      select one ->> 0 as key, (one ->> 1)::int as file_offset, (one ->> 2)::int as bytes, (one ->> 3)::int as duration_ms
      from json_array_elements(${JSON.stringify(given)}::json) one
    ), loose as (
      select takes.key from takes join given using (key)
      where takes.file is null and takes.duration_ms = given.duration_ms order by takes.key for no key update of takes
    )
    update takes set file = ${file}, file_offset = given.file_offset, bytes = given.bytes
    from given join loose using (key) where takes.key = given.key returning takes.key`);
  const sliced = rows.map(({ key }) => key);
  if (sliced.length > 0) await tx.jobs.enqueue(tx.db, deleteFilesJob, { keys: sliced.map(takeFile) });
  return sliced;
}
