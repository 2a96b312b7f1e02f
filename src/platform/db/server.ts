import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import pg from 'pg';
import type { Database } from './database.ts';
import { openOrm } from './open-orm.ts';

type Listener = { onMessage: (payload: string) => void; onGap?: () => void; onLost?: () => void };

/** One connection of its own for LISTEN and what is said beside all transactions, opened with the first listener and opened again whenever it is lost. */
class ListenConnection {
  readonly #url: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | null = null;
  #opening: Promise<pg.Client> | null = null;
  /** A client takes one statement at a time, and several channels are listened to at once. */
  readonly #inTurn = pLimit(1);
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    let listeners = this.#listeners.get(channel);
    if (!listeners) this.#listeners.set(channel, (listeners = new Set()));
    listeners.add(listener);
    const client = await this.#connected();
    await this.#inTurn(() => client.query(`listen ${pg.escapeIdentifier(channel)}`));
    return async () => void listeners.delete(listener);
  }
  async notify(channel: string, payload: string): Promise<void> {
    const client = await this.#connected();
    await this.#inTurn(() => client.query('select pg_notify($1, $2)', [channel, payload]));
  }
  #connected(): Promise<pg.Client> {
    if (this.#client) return Promise.resolve(this.#client);
    return (this.#opening ??= this.#open().finally(() => (this.#opening = null)));
  }
  async #open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, application_name: 'canto-listen' });
    client.on('error', () => void this.#lost(client));
    client.on('end', () => void this.#lost(client));
    client.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of this.#listeners.get(channel) ?? []) onMessage(payload ?? '');
    });
    await client.connect();
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    this.#client = client;
    return client;
  }
  async #lost(client: pg.Client): Promise<void> {
    if (this.#client !== client || this.#closed) return;
    this.#client = null;
    for (const listeners of this.#listeners.values()) for (const { onLost } of listeners) onLost?.();
    for (let waitMs = 100; !this.#closed; waitMs = Math.min(waitMs * 2, 5000)) {
      try {
        await this.#connected();
        for (const listeners of this.#listeners.values()) for (const { onGap } of listeners) onGap?.();
        return;
      } catch {
        await sleep(waitMs);
      }
    }
  }
  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }
}

/** For poolers that know no prepared statements: what has a name is sent without. */
class UnnamedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((query: unknown, ...rest: unknown[]) =>
      send(hasName(query) ? { ...query, name: undefined } : query, ...rest)) as typeof this.query;
  }
}
function hasName(query: unknown): query is { name: string; text: string } {
  // Objects of other kinds, as a cursor, are handed on as they are.
  return typeof query === 'object' && query !== null && 'name' in query && 'text' in query && !('submit' in query);
}

const common = { connectionTimeoutMillis: 10_000, application_name: 'canto' };
const sessionConnections = 3;

/**
 * Opens a PostgreSQL (15 or newer) by its connection string. With a `listenUrl` that string may lead to a pooler in transaction mode
 * (PgBouncer): what needs a session of its own (notifications, locks of running jobs, migrations) goes to the server directly.
 */
export async function openServerDatabase(
  url: string,
  options: { maxConnections?: number; listenUrl?: string | undefined } = {},
): Promise<Database> {
  const { listenUrl } = options;
  const direct = {
    ...common,
    statement_timeout: 30_000,
    // What a catalogue is found by stays in memory, where reading here and there costs little more than reading on. Pages ask
    // several short questions at once, which are answered sooner than helpers are started or code is compiled for them.
    options: '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off',
  };
  const max = options.maxConnections ?? 10;
  const pool = guarded(
    listenUrl
      ? // A pooler refuses settings at the start of a connection: README says where to put them.
        new pg.Pool({ ...common, connectionString: url, max, Client: UnnamedClient })
      : new pg.Pool({ ...direct, connectionString: url, max }),
  );
  const sessions = listenUrl
    ? guarded(new pg.Pool({ ...direct, connectionString: listenUrl, max: sessionConnections }))
    : pool;
  const listening = new ListenConnection(listenUrl ?? url);
  return {
    kind: 'server',
    pool,
    sessions,
    orm: openOrm(pool),
    listen: (channel, onMessage, onGap, onLost) => listening.listen(channel, { onMessage, onGap, onLost }),
    notify: (channel, payload) => listening.notify(channel, payload),
    close: async () => {
      await listening.close();
      await pool.end();
      if (sessions !== pool) await sessions.end();
    },
  };
}

/** Without listeners a connection that the server ends takes the whole process with it. */
function guarded(pool: pg.Pool): pg.Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}
