import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

type Job = { say: string } | { crash: true } | { fail: string } | { buffer: ArrayBuffer };

const folder = mkdtempSync(join(tmpdir(), 'canto-pool-'));
const entry = pathToFileURL(join(folder, 'worker.ts'));
writeFileSync(
  entry,
  `import { workerData } from 'node:worker_threads';
   import { serveJobs } from '${new URL('./serve-jobs.ts', import.meta.url).href}';
   serveJobs(async (job) => {
     if ('crash' in job) process.exit(3);
     if ('fail' in job) throw new TypeError(job.fail);
     if ('buffer' in job) return { answer: job.buffer.byteLength, transfer: [] };
     await new Promise((resolve) => setTimeout(resolve, 20));
     return { answer: workerData + job.say, transfer: [] };
   });`,
);
const pool = new WorkerPool<Job, string | number>({ entry, size: 1, workerData: () => Promise.resolve('> ') });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

describe('WorkerPool', () => {
  it('answers in order, urgent jobs first', async () => {
    const order: string[] = [];
    const ask = async (say: string, urgent = false) => order.push(String(await pool.run({ say }, { urgent })));
    await Promise.all([ask('running'), ask('late'), ask('later'), ask('now', true), ask('soon', true)]);
    expect(order).toEqual(['> running', '> now', '> soon', '> late', '> later']);
  });

  it('drops a waiting job that is aborted, and goes on', async () => {
    const leaving = new AbortController();
    const first = pool.run({ say: 'a' });
    const second = pool.run({ say: 'b' }, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    expect(await first).toBe('> a');
  });

  it('passes a failure on, and survives a thread that dies', async () => {
    await expect(pool.run({ fail: 'no such tune' })).rejects.toThrow('no such tune');
    await expect(pool.run({ crash: true })).rejects.toThrow('code 3');
    expect(await pool.run({ say: 'again' })).toBe('> again');
  });

  it('makes the data of its threads anew after that failed', async () => {
    let asked = 0;
    const workerData = () => (++asked === 1 ? Promise.reject(new Error('too many open files')) : Promise.resolve('> '));
    const own = new WorkerPool<Job, string>({ entry, size: 1, workerData });
    await expect(own.run({ say: 'a' })).rejects.toThrow('too many open files');
    expect(await own.run({ say: 'b' })).toBe('> b');
    expect(await own.run({ say: 'c' })).toBe('> c');
    expect(asked).toBe(2);
    await own.close();
  });

  it('moves buffers instead of copying them', async () => {
    const buffer = new ArrayBuffer(1_000);
    expect(await pool.run({ buffer }, { transfer: [buffer] })).toBe(1_000);
    expect(buffer.byteLength).toBe(0);
  });
});
