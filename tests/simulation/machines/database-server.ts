import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import pg from 'pg';
import type { Database } from '#platform/db/database.ts';
import { EmbeddedStream } from '#platform/db/embedded-stream.ts';
import { openOrm } from '#platform/db/open-orm.ts';
import { awaited, owners, type Kernel } from '../kernel.ts';

const latencyMs = 1;

/** A PostgreSQL that outlives the processes that use it, one after the other, each over a line that may be cut at any statement. */
export class DatabaseServer {
  readonly #kernel: Kernel;
  readonly #lite: PGlite;
  /** Broken on purpose: what stands in one transaction is kept piece by piece. */
  isTorn = false;

  private constructor(kernel: Kernel, lite: PGlite) {
    this.#kernel = kernel;
    this.#lite = lite;
  }
  /** In this very thread, so that its clock and its random numbers are the kernel's too. */
  static async start(kernel: Kernel, snapshot: Blob): Promise<DatabaseServer> {
    const opening = PGlite.create('memory://', { extensions: { pg_trgm, unaccent }, loadDataDir: snapshot });
    const lite = await awaited(opening);
    // Its own chance, by which it scatters retries, is seeded with the session.
    await lite.query('select setseed($1)', [kernel.random.number()]);
    return new DatabaseServer(kernel, lite);
  }

  /** Opens it for the process that asks. */
  connect(): Database {
    const owner = owners.getStore();
    const peer = { ready: this.#lite.waitReady, exec: (message: Uint8Array) => this.#exec(message) };
    const pool = new pg.Pool({
      user: 'postgres',
      database: 'postgres',
      max: 1,
      connectionTimeoutMillis: 60_000,
      stream: () => new EmbeddedStream(peer) as never,
    });
    pool.on('error', () => {});
    pool.on('connect', (client) => void client.on('error', () => {}));
    const stops: (() => Promise<void>)[] = [];
    return {
      kind: 'embedded',
      pool,
      sessions: pool,
      orm: openOrm(pool),
      listen: async (channel, onMessage) => {
        // Over a line of its own, of which nothing is lost while its process lives.
        const stop = await this.#lite.listen(channel, (payload) => {
          this.#kernel.after(this.#kernel.random.number() * latencyMs, () => onMessage(payload), owner);
        });
        stops.push(stop);
        return async () => {};
      },
      notify: async (channel, payload) => void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
      close: async () => {
        await pool.end();
        for (const stop of stops) await stop();
      },
    };
  }
  #exec(message: Uint8Array): Promise<Uint8Array> {
    return this.#kernel.call({
      kind: 'database',
      what: sayMessage(message),
      effect: () => this.#lite.execProtocolRaw(this.isTorn ? tear(message) : message, { throwOnError: false }),
      failure: () => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' }),
      latencyMs,
    });
  }
  async dump(): Promise<Blob> {
    return awaited(this.#lite.dumpDataDir('none'));
  }
  async stop(): Promise<void> {
    await awaited(this.#lite.close());
  }
}

/** The beginning of the statement, as far as it tells one from another. */
function sayMessage(message: Uint8Array): string {
  const text = Buffer.from(message.buffer, message.byteOffset, Math.min(message.byteLength, 400)).toString('latin1');
  return text
    .replaceAll(/[^ -~]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 160);
}

/** The same without a beginning of a transaction; its end then ends nothing. */
function tear(message: Uint8Array): Uint8Array {
  const text = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  // 'Q', four bytes of length, the statement, a zero.
  if (message[0] !== 0x51 || !/^begin\b/i.test(text.toString('latin1', 5, 12))) return message;
  const torn = Buffer.from(message);
  torn.fill(0x20, 5, torn.length - 1);
  return torn;
}
