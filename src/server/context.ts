import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Payments } from '#platform/payments/payments.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Role } from '#shared/accounts.ts';
import type { Studio } from '#studio/studio.ts';
import type { Config } from './config.ts';
import type { Metrics } from './upkeep/metrics/metrics.ts';

/** What can be looked at: a show or a season, by its id. */
export type Subject = `${'show' | 'season'}:${string}`;

/** How passwords are kept and compared; what is kept says all that comparing needs. */
export type Passwords = {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
};

/** Where the story and the voices of `studio` come from. */
export type ChosenProviders = {
  current(): Pick<Config, 'story' | 'speech'>;
  /** Opens them anew in `studio`; productions under way end with what they began with. */
  use(chosen: Pick<Config, 'story' | 'speech'>): Promise<void>;
};

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
  /** What writes and speaks now, which an admin may change while Canto runs. */
  providers: ChosenProviders;
  passwords: Passwords;
  clock: Clock;
  log: Log;
  /** Where pages and calls say who saw what; counted a moment later, many at once. */
  views: { add(subject: Subject, visitor: string): void };
  /** Publishes news of what is written already, a tenth of a second late at most. */
  announce(topic: string): void;
  /** Where is counted what the owner may want to know. */
  metrics: Metrics;
  /** Aborted when the process begins to close: what takes long comes to an end soon. */
  closing: AbortSignal;
  /** Runs `work` in one transaction, which its context's `db` (and so its jobs) share; nested calls join the outer one. */
  transaction<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
};

/** Who is asking, in which session. An admin without a second factor has no role of one. */
export type Viewer = {
  userId: string;
  email: string;
  roles: Role[];
  sessionId?: string;
  secondFactor?: 'on' | 'off' | 'needed';
};

/** Somebody without an account, as far as a browser can be told from others. */
export type Guest = {
  /** Null for a browser that never needed to be known. */
  id: string | null;
  /** Answers the id, of a new guest if need be, and has the browser keep it. */
  keep(): string;
};

/** What is noted of an answer while it is made to be kept for everybody who is not signed in. */
export type AnswerNotes = {
  /** What it shows, so that everybody who is sent it is counted. */
  views: Set<Subject>;
  /** Topics whose news make it old. Each is noted before what it tells of is read. */
  topics: Set<string>;
  /** Set when something failed: an answer with a part missing is not kept. */
  isBroken: boolean;
};

/** The answer kept for everybody at an address of the API, read; null where there is none to be had. */
export type FindKept = (address: string) => Promise<unknown>;

/** What a call of the API knows beside its input. */
export type RequestContext = {
  ctx: Context;
  viewer: Viewer | null;
  guest: Guest;
  idempotencyKey: string | null;
  /** The address by which the caller reached this server: `http://127.0.0.1:3000`. */
  origin: string;
  /** A keyed hash of address and browser that changes daily: tells visits apart without naming anybody. */
  visitor: string;
  /** Reads something once in a request, however many calls of its page ask for it. Only for calls that change nothing. */
  once<T>(what: string, read: () => Promise<T>): Promise<T>;
  /** What everybody gets at an address of the API: as it is kept for who is not signed in, where it is, else by `read`. */
  everybodys<T>(address: string, read: () => Promise<T>): Promise<T>;
  /** Counts a view of what is shown, once per visitor and day. */
  seen(subject: Subject): void;
  /** Where the answer is made to be kept; null where it is for this request alone. */
  notes: AnswerNotes | null;
  /** The same of the address alone (an IPv6 one by its network): what limits for people without an account go by. */
  network: string;
};
