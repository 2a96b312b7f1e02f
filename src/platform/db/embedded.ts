import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Database } from './database.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import type { EmbeddedData, EmbeddedReply, EmbeddedRequest } from './embedded.worker.ts';
import { takeLockFile } from './lock-file.ts';
import { openOrm } from './open-orm.ts';

type Pending = { resolve: (data: Uint8Array) => void; reject: (error: Error) => void };
export type OnLoss = (error: Error) => void;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

let compiled: Promise<WebAssembly.Module> | null = null;
/**
 * PGlite's code, compiled once for all databases of a process: its nine megabytes take a second of a processor, and what
 * was found to be used much stays fast for the next.
 */
function compilePglite(): Promise<WebAssembly.Module> {
  const code = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');
  return (compiled ??= readFile(code).then((bytes) => WebAssembly.compile(bytes)));
}

/** Not caught by anybody, it ends the process with its message. */
const endProcess: OnLoss = (error) => {
  throw error;
};

/** One PGlite in its worker thread: requests by number, and the notifications it pushes. */
class EmbeddedThread {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #lastId = 0;
  #closing = false;

  /** `onLoss` is called when the thread ends unasked after it was ready. */
  constructor(data: EmbeddedData, onLoss: OnLoss) {
    this.#worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: data });
    this.ready = new Promise((resolve, reject) => {
      let isReady = false;
      let reason: unknown;
      this.#worker.once('error', (error) => (reason = error));
      this.#worker.once('exit', (code) => {
        if (this.#closing) return;
        const error = new Error(`The embedded database ended (${code}).`, { cause: reason });
        reject(error);
        for (const { reject: fail } of this.#pending.values()) fail(error);
        this.#pending.clear();
        if (isReady) onLoss(error);
      });
      this.#worker.on('message', (message: EmbeddedReply) => {
        if (!('ready' in message)) return this.#receive(message);
        isReady = true;
        resolve();
      });
    });
    this.ready.catch(() => {});
  }
  #receive(message: Exclude<EmbeddedReply, { ready: true }>): void {
    if ('channel' in message) {
      for (const listener of this.#listeners.get(message.channel) ?? []) listener(message.payload);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.error) pending?.reject(new Error(message.error));
    else pending?.resolve(message.data ?? new Uint8Array());
  }
  #request(request: WithoutId<EmbeddedRequest>): Promise<Uint8Array> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }
  exec(message: Uint8Array): Promise<Uint8Array> {
    return this.#request({ op: 'exec', message });
  }
  async listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    let listeners = this.#listeners.get(channel);
    if (!listeners) {
      this.#listeners.set(channel, (listeners = new Set()));
      await this.#request({ op: 'listen', channel });
    }
    listeners.add(listener);
    return async () => void listeners.delete(listener);
  }
  async close(): Promise<void> {
    await this.#request({ op: 'close' });
    this.#closing = true;
    await this.#worker.terminate();
  }
}

const restore = 'Put a backup of the folder in its place, or, if this was the first start, delete the folder.';
/** What every database has. Without its version file a folder would be taken for a new one and be written over. */
const everyDatabaseHas = ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base'];

function refuseDamagedFolder(dataDir: string): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return;
  const missing = everyDatabaseHas.find((name) => !existsSync(join(dataDir, name)));
  if (!missing) return;
  throw new Error(
    `${dataDir} holds files but no ${missing}, so it is no whole database. Nothing was changed. ${restore}`,
  );
}
/** The next folder that is there, which has to be written to for the others. */
function refuseReadOnlyFolder(folder: string): void {
  if (!existsSync(folder)) return refuseReadOnlyFolder(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`${folder} cannot be written to. Give it to the user that Canto runs as, or set DATA_DIR.`, {
      cause: error,
    });
  }
}

/**
 * Opens the embedded database: in `dataDir` on disk (guarded by a lock file), or in memory from a snapshot for tests.
 * It survives a killed process but not a power cut (PGlite never syncs the disk). `onLoss` is called when it is gone while
 * in use: nothing that needs it can go on. Throws an Error that says what to do when the folder is in use or damaged.
 */
export async function openEmbeddedDatabase(
  options: { dataDir: string } | { snapshot?: Blob },
  onLoss: OnLoss = endProcess,
): Promise<Database> {
  const onDisk = 'dataDir' in options;
  if (onDisk) refuseReadOnlyFolder(options.dataDir);
  if (onDisk) refuseDamagedFolder(options.dataDir);
  if (onDisk) mkdirSync(dirname(options.dataDir), { recursive: true });
  const unlock = onDisk ? takeLockFile(join(dirname(options.dataDir), 'lock.sqlite')) : () => {};
  const thread = new EmbeddedThread(
    {
      dataDir: onDisk ? options.dataDir : 'memory://',
      snapshot: onDisk ? undefined : options.snapshot,
      code: await compilePglite(),
    },
    onLoss,
  );
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: 15_000,
    stream: () => new EmbeddedStream(thread) as never,
  });
  pool.on('error', () => {});
  try {
    await thread.ready;
  } catch (error) {
    unlock();
    if (!onDisk) throw error;
    throw new Error(
      `The database in ${options.dataDir} cannot be opened: it is damaged, or its disk is full. ${restore}`,
      {
        cause: error,
      },
    );
  }
  return {
    kind: 'embedded',
    pool,
    sessions: pool,
    orm: openOrm(pool),
    listen: (channel, onMessage) => thread.listen(channel, onMessage),
    // It has one connection for everything.
    notify: async (channel, payload) => void (await pool.query('select pg_notify($1, $2)', [channel, payload])),
    close: async () => {
      await pool.end();
      await thread.close();
      unlock();
    },
  };
}
