import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';

type Listener = { onMessage: (payload: string) => void; onGap?: () => void; onLost?: () => void };

/** One connection of its own for LISTEN, opened with the first listener and opened again whenever it is lost. */
class ListenConnection {
  readonly #url: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | null = null;
  #opening: Promise<pg.Client> | null = null;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }
  async listen(channel: string, listener: Listener): Promise<() => Promise<void>> {
    let listeners = this.#listeners.get(channel);
    if (!listeners) this.#listeners.set(channel, (listeners = new Set()));
    listeners.add(listener);
    const client = await this.#connected();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => void listeners.delete(listener);
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

/** Opens a PostgreSQL (15 or newer) by its connection string. */
export async function openServerDatabase(url: string, options: { maxConnections?: number } = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'canto',
    statement_timeout: 30_000,
    // What a catalogue is found by stays in memory, where reading here and there costs little more than reading on.
    options: '-c random_page_cost=1.1',
  });
  // Without listeners a connection that the server ends takes the whole process with it.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const listening = new ListenConnection(url);
  return {
    kind: 'server',
    pool,
    orm: drizzle(pool),
    listen: (channel, onMessage, onGap, onLost) => listening.listen(channel, { onMessage, onGap, onLost }),
    close: async () => {
      await listening.close();
      await pool.end();
    },
  };
}
