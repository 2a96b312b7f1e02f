import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { systemClock, type Clock } from '#platform/clock.ts';
import { Announcer } from '#platform/db/announcer.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { openMail } from '#platform/mail/open-mail.ts';
import { openPayments } from '#platform/payments/open-payments.ts';
import type { Payments } from '#platform/payments/payments.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { closeArtwork } from '#engines/artwork/draw-picture.ts';
import { openStudio } from '#studio/open-studio.ts';
import { readChoices } from './admin/voices/read-choices.ts';
import { keepAuditions } from './admin/voices/keep-auditions.ts';
import type { Studio } from '#studio/studio.ts';
import type { Config } from './config.ts';
import type { Context, Passwords } from './context.ts';
import { jobs } from './jobs.ts';
import { Figures } from './upkeep/metrics/figures.ts';
import { Metrics } from './upkeep/metrics/metrics.ts';
import { ViewBuffer } from './views.ts';
import { paymentsConfig } from './wallet/payments-config.ts';

/** What is given is used instead of what the configuration names. */
export type Parts = {
  log: Log;
  clock?: Clock;
  database?: Database;
  passwords?: Passwords;
  storage?: Storage;
  mail?: Mail;
  payments?: Payments;
  /** Whether this process works on jobs. */ working: boolean;
};
/** `close` lets what is under way end, within `graceMs`. */
export type OpenContext = Context & { beginClosing(): void; close(graceMs?: number): Promise<void> };

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
  const surroundings = {
    auditions: keepAuditions(database.orm, clock),
    notice: (message: string) => log.info(message),
  };
  let chosen = await readChoices(database.orm, config);
  const { close: closeFirst, ...studio } = await openStudio({ ...config, ...chosen }, surroundings);
  const closers = [closeFirst];
  const providers = {
    current: () => chosen,
    async use(next: typeof chosen) {
      const { close, text, speech } = await openStudio({ ...config, ...next }, surroundings);
      closers.push(close);
      chosen = next;
      Object.assign(studio, { text, speech });
    },
  };
  const figures = new Figures({ db: database.orm, clock, log });
  const metrics = new Metrics(figures);
  const closing = new AbortController();
  const announcer = new Announcer({ db: database.orm, log });
  const views = new ViewBuffer({ db: database.orm, clock, log });
  const base = {
    config,
    database,
    jobs: queue,
    storage: parts.storage ?? (await openStorage(config.storage)),
    mail: parts.mail ?? (await openMail({ ...config.mail, clock } as never)),
    payments: parts.payments ?? (await openPayments(paymentsConfig(config, database.orm, clock))),
    studio: studio as Studio,
    providers,
    passwords: parts.passwords ?? { hash: hashPassword, verify: verifyPassword },
    clock,
    log,
    views,
    metrics,
    closing: closing.signal,
    announce: (topic: string) => announcer.announce(topic),
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
    beginClosing: () => closing.abort(),
    async close(graceMs) {
      closing.abort();
      await queue.close(graceMs);
      await announcer.close();
      await views.close();
      metrics.close();
      await figures.close();
      await Promise.all([...closers.map((close) => close()), closeArtwork(), base.mail.close()]);
      await database.close();
    },
  };
}
