import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { openSnapshot } from '#tests/embedded-snapshot.ts';
import { openEmbeddedDatabase } from './embedded.ts';

/** Opens a database and ends its thread as a crash would. */
async function openDoomed(onLoss: (error: Error) => void) {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const database = await openEmbeddedDatabase({ snapshot: await openSnapshot() }, onLoss);
  await database.pool.query('select 1');
  const thread = post.mock.contexts.at(-1) as Worker;
  post.mockRestore();
  return { database, crash: () => thread.terminate() };
}

it('says so when its thread is gone, and leaves nobody waiting for an answer', { timeout: 20_000 }, async () => {
  const onLoss = vi.fn();
  const { database, crash } = await openDoomed(onLoss);
  const waiting = database.pool.query('select pg_sleep(5)');
  const refused = expect(waiting).rejects.toThrow();
  await crash();
  await refused;
  expect(onLoss).toHaveBeenCalledOnce();
});

it('is not lost by being closed', async () => {
  const onLoss = vi.fn();
  const { database } = await openDoomed(onLoss);
  await database.close();
  expect(onLoss).not.toHaveBeenCalled();
});
