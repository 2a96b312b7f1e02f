import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeLockFile } from './lock-file.ts';

let folder: string;
let path: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canto-lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const never = (error: Error) => {
  throw error;
};
const holder = () => JSON.parse(readFileSync(path, 'utf8')) as { pid: number; place: string; token: string };

/** A process that takes the lock at a moment and keeps it until it is killed; answers whether it has it. */
async function takeElsewhere(atMs = 0): Promise<{ child: ChildProcess; won: boolean }> {
  const script = `
    const { takeLockFile } = await import(${JSON.stringify(join(import.meta.dirname, 'lock-file.ts'))});
    while (Date.now() < ${atMs});
    await takeLockFile(${JSON.stringify(path)}, () => process.exit(9)).then(() => console.log('won'), () => console.log('lost'));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, won: said.toString().trim() === 'won' };
}
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('is one process at a time, and leaves nothing behind', async () => {
  const giveBack = await takeLockFile(path, never);
  await expect(takeLockFile(path, never)).rejects.toThrow(`Another Canto (process ${process.pid}) is using ${folder}`);
  expect(await takeElsewhere()).toMatchObject({ won: false });
  giveBack();
  expect(readdirSync(folder)).toEqual([]);
  expect(await takeElsewhere()).toMatchObject({ won: true });
  await expect(takeLockFile(path, never)).rejects.toThrow('Another Canto');
});

it('is taken over at once after a kill, by one of all that start then', async () => {
  const { child, won } = await takeElsewhere();
  expect(won).toBe(true);
  await kill(child);
  const started = Date.now() + 400;
  const starts = await Promise.all([1, 2, 3].map(() => takeElsewhere(started)));
  expect(starts.filter((start) => start.won)).toHaveLength(1);
  for (const start of starts) await kill(start.child);
  // Both see the dead one before either removes it.
  const taken = await Promise.allSettled([takeLockFile(path, never), takeLockFile(path, never)]);
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const it of taken) if (it.status === 'fulfilled') it.value();

  await kill((await takeElsewhere()).child);
  const restarted = Date.now();
  (await takeLockFile(path, never))();
  expect(Date.now() - restarted).toBeLessThan(200);
});

it('of another container is alive while it is touched, whatever its process is called, and else only after a while', async () => {
  (await takeLockFile(path, never))();
  writeFileSync(path, JSON.stringify({ pid: process.pid, place: 'container pid:[1]', token: 'theirs' }));
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), 500);
  await expect(takeLockFile(path, never)).rejects.toThrow('Another Canto');
  clearInterval(beat);
  const started = Date.now();
  const giveBack = await takeLockFile(path, never);
  expect(Date.now() - started).toBeGreaterThan(5000);
  giveBack();
});

it('of an earlier life of the container with the same process id is no obstacle', async () => {
  const giveBack = await takeLockFile(path, never);
  const { place } = holder();
  giveBack();
  writeFileSync(path, JSON.stringify({ pid: process.pid, place, token: 'earlier' }));
  const started = Date.now();
  (await takeLockFile(path, never))();
  expect(Date.now() - started).toBeLessThan(500);
});

it('tells who lost it, and whoever lost it does not remove it', async () => {
  const onLost = vi.fn();
  const giveBack = await takeLockFile(path, onLost);
  writeFileSync(path, JSON.stringify({ ...holder(), token: 'theirs' }));
  await expect.poll(() => onLost.mock.calls.length, { timeout: 3000 }).toBe(1);
  giveBack();
  expect(existsSync(path)).toBe(true);
});
