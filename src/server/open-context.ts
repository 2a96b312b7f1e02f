import { openDatabase } from '#platform/db/open-database.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { openMail } from '#platform/mail/open-mail.ts';
import { openPayments } from '#platform/payments/open-payments.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { closeArtwork } from '#studio/artwork/draw-picture.ts';
import { openStudio } from '#studio/open-studio.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { jobs } from './jobs.ts';
import { paymentsConfig } from './wallet/payments-config.ts';

export type Parts = {
  log: Log;
  clock?: Clock;
  database?: Database;
  /** Whether this process works on jobs. */ working: boolean;
};
export type OpenContext = Context & { close(): Promise<void> };

/** Builds the application from its configuration, once, at the front door. */
export async function openContext(
  config: Config,
  { log, clock = systemClock, working, ...parts }: Parts,
): Promise<OpenContext> {
  // Without its database a server could only refuse; whatever watches over the process starts it again.
  const endProcess = (error: Error) => {
    log.fatal({ err: error }, 'the database is lost');
    process.exit(1);
  };
  const database = parts.database ?? (await openDatabase(config.database, endProcess));
  await migrateDatabase(database);
  const queue = await openJobs({ database, definitions: jobs.map(({ definition }) => definition), log, working });
  const studio = await openStudio(config);
  const base = {
    config,
    database,
    jobs: queue,
    storage: await openStorage(config.storage),
    mail: await openMail({ ...config.mail, clock } as never),
    payments: await openPayments(paymentsConfig(config, database.orm, clock)),
    studio,
    clock,
    log,
  };
  const context = (db: Db, inside: boolean): Context => {
    const ctx: Context = {
      ...base,
      db,
      transaction: (work) => (inside ? work(ctx) : db.transaction((tx) => work(context(tx, true)))),
    };
    return ctx;
  };
  return {
    ...context(database.orm, false),
    async close() {
      await queue.close();
      await Promise.all([studio.close(), closeArtwork(), base.mail.close()]);
      await database.close();
    },
  };
}
