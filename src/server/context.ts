import type { Database, Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Payments } from '#platform/payments/payments.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Role } from '#shared/accounts.ts';
import type { Studio } from '#studio/studio.ts';
import type { Config } from './config.ts';

/** Everything the application is built from, made once at the front door. A verb's signature picks what it uses. */
export type Context = {
  config: Config;
  database: Database;
  /** Where queries run: the pool, or the open transaction of `transaction`. */
  db: Db;
  jobs: Jobs;
  storage: Storage;
  mail: Mail;
  payments: Payments;
  studio: Studio;
  clock: Clock;
  log: Log;
  /** Runs `work` in one transaction, which its context's `db` (and so its jobs) share; nested calls join the outer one. */
  transaction<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
};

/** Who is asking. */
export type Viewer = { userId: string; email: string; roles: Role[] };

/** What a call of the API knows beside its input. */
export type RequestContext = {
  ctx: Context;
  viewer: Viewer | null;
  idempotencyKey: string | null;
  /** The address by which the caller reached this server: `http://127.0.0.1:3000`. */
  origin: string;
  /** A keyed hash of address and browser that changes daily: tells visits apart without naming anybody. */
  visitor: string;
  /** The same of the address alone (an IPv6 one by its network): what limits for people without an account go by. */
  network: string;
};
