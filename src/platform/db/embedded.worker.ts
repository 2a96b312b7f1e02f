// PGlite in a thread of its own, so that a slow query never holds up the web server.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** `snapshot` is unpacked first into a database in memory; `code` is PGlite's, compiled. */
export type EmbeddedData = { dataDir: string; snapshot: Blob | undefined; code: WebAssembly.Module };
export type EmbeddedRequest = { id: number } & (
  | { op: 'exec'; message: Uint8Array }
  | { op: 'listen'; channel: string }
  | { op: 'close' }
);
export type EmbeddedReply =
  | { ready: true }
  | { channel: string; payload: string }
  | { id: number; data?: Uint8Array; error?: string };

const port = parentPort!;
const { dataDir, snapshot, code } = workerData as EmbeddedData;
const lite = await PGlite.create(dataDir, {
  extensions: { pg_trgm, unaccent },
  pgliteWasmModule: code,
  ...(snapshot ? { loadDataDir: snapshot } : {}),
});
const reply = (message: EmbeddedReply) => port.postMessage(message);

port.on('message', async (request: EmbeddedRequest) => {
  try {
    if (request.op === 'exec') {
      reply({ id: request.id, data: await lite.execProtocolRaw(request.message, { throwOnError: false }) });
      return;
    }
    if (request.op === 'listen') {
      const { channel } = request;
      await lite.listen(channel, (payload) => reply({ channel, payload }));
    } else {
      await lite.close();
    }
    reply({ id: request.id });
  } catch (error) {
    reply({ id: request.id, error: String(error) });
  }
});
reply({ ready: true });
