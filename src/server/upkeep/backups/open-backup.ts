import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { backUp } from '#platform/backup/back-up.ts';
import type { Context } from '../../context.ts';
import { backups } from '../tables.ts';

/** What a backup is made of. */
export type BackupSource = Pick<Context, 'database' | 'storage' | 'clock' | 'log'> & {
  config: Pick<Context['config'], 'dataDir'>;
};

const aliveEveryMs = 20_000;
const deadAfter = sql`now() - interval '2 minutes'`;
const secretName = 'auth-secret';

/**
 * A backup of this Canto as a stream. From before its first row until it has ended or failed no file is deleted, in any process
 * (`isBackingUp`).
 */
export async function openBackup(source: BackupSource, place: string): Promise<Readable> {
  const { database, storage, config, clock, log } = source;
  const [row] = await database.orm
    .insert(backups)
    .values({ place, startedAt: sql`now()`, aliveAt: sql`now()` })
    .returning({ id: backups.id });
  const id = row!.id;
  const note = (values: object) =>
    database.orm
      .update(backups)
      .set(values)
      .where(eq(backups.id, id))
      .catch((error: unknown) => log.warn({ err: error }, 'the state of a backup could not be noted'));
  const timer = setInterval(() => void note({ aliveAt: sql`now()` }), aliveEveryMs).unref();
  const secret = join(config.dataDir, secretName);
  const archive = backUp({
    database,
    storage,
    secrets: existsSync(secret) ? { [secretName]: readFileSync(secret) } : {},
    omittedTables: ['public.backups'],
    madeAt: clock.now(),
  });
  async function* counted(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    let failure: string | null = 'It was cut off.';
    try {
      for await (const chunk of archive as AsyncIterable<Uint8Array>) {
        bytes += chunk.byteLength;
        yield chunk;
      }
      failure = null;
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      throw error;
    } finally {
      clearInterval(timer);
      await note({ finishedAt: sql`now()`, bytes, failure });
    }
  }
  return Readable.from(counted(), { objectMode: false });
}

/** Whether a backup is being made somewhere: a file that is deleted now may be missing in it. */
export async function isBackingUp({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const running = await db
    .select({ id: backups.id })
    .from(backups)
    .where(and(isNull(backups.finishedAt), gt(backups.aliveAt, deadAfter)))
    .limit(1);
  return running.length > 0;
}

/** The newest backup that came to its end, or null. */
export async function findLastBackup({ db }: Pick<Context, 'db'>): Promise<{ at: Date; bytes: number } | null> {
  const [last] = await db
    .select({ at: backups.finishedAt, bytes: backups.bytes })
    .from(backups)
    .where(and(isNull(backups.failure), gt(backups.finishedAt, sql`'-infinity'`)))
    .orderBy(desc(backups.startedAt))
    .limit(1);
  return last?.at ? { at: last.at, bytes: last.bytes ?? 0 } : null;
}
