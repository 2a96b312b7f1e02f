import { mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('says so when its thread is gone, and leaves nobody waiting for an answer', async () => {
  const onLoss = vi.fn();
  const { database, crash } = await openDoomed(onLoss);
  const waiting = database.pool.query('select pg_sleep(5)');
  const refused = expect(waiting).rejects.toThrow();
  await crash();
  await refused;
  expect(onLoss).toHaveBeenCalledOnce();
});

it('refuses a folder that has lost its version file, and leaves every file in it', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'canto-damaged-')), 'database');
  mkdirSync(join(dataDir, 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'postgresql.conf'), '');
  await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(/no PG_VERSION.*Nothing was changed.*backup/);
  expect(readdirSync(dataDir).toSorted()).toEqual(['base', 'postgresql.conf']);
});

it('names what is missing or damaged of a database, and how to restore it', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'canto-damaged-')), 'database');
  await (await openEmbeddedDatabase({ dataDir })).close();
  renameSync(join(dataDir, 'pg_wal'), join(dataDir, 'aside'));
  await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(/no pg_wal.*Nothing was changed.*backup/);
  renameSync(join(dataDir, 'aside'), join(dataDir, 'pg_wal'));
  writeFileSync(join(dataDir, 'global/pg_control'), 'x');
  await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(/damaged.*backup/);
});

it('is not lost by being closed', async () => {
  const onLoss = vi.fn();
  const { database } = await openDoomed(onLoss);
  await database.close();
  expect(onLoss).not.toHaveBeenCalled();
});
