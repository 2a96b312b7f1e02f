import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Either database, through one driver. `kind` is for start-up and diagnostics only; queries are the same on both. */
export type Database = {
  kind: 'embedded' | 'server';
  pool: pg.Pool;
  /**
   * Connections that last as long as they are held: for locks and settings of a session. The same as `pool`, unless that goes through a
   * pooler which gives every transaction another session.
   */
  sessions: pg.Pool;
  orm: NodePgDatabase;
  /**
   * Calls `onMessage` with each NOTIFY payload on `channel`, and `onGap` when messages may have been missed (the
   * connection was lost and is back); `onLost` at once when it is lost. Resolves once listening; the result stops it.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap?: () => void,
    onLost?: () => void,
  ): Promise<() => Promise<void>>;
  /** Sends a notification beside all transactions: not behind the statements that wait for a connection of `pool`, where it can. */
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
};

/** A connection or an open transaction: what queries run on. Inside a transaction never use the outer one: PGlite has one connection. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with'
>;
