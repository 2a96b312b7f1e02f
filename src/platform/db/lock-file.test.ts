import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLockFile } from './lock-file.ts';

let folder: string;
let path: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canto-lock-'));
  path = join(folder, 'lock.sqlite');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that takes the lock at a moment and keeps it until it is killed; answers whether it has it. */
async function takeElsewhere(atMs = 0): Promise<{ child: ChildProcess; won: boolean }> {
  const script = `
    const { takeLockFile } = await import(${JSON.stringify(join(import.meta.dirname, 'lock-file.ts'))});
    while (Date.now() < ${atMs});
    let said = 'won';
    try { globalThis.giveBack = takeLockFile(${JSON.stringify(path)}); } catch { said = 'lost'; }
    console.log(said);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, won: said.toString().trim() === 'won' };
}

it('is one process at a time, also twice in the same', async () => {
  const giveBack = takeLockFile(path);
  expect(() => takeLockFile(path)).toThrow(`Another Canto is using ${folder}. Stop it first`);
  expect(await takeElsewhere()).toMatchObject({ won: false });
  giveBack();
  expect(await takeElsewhere()).toMatchObject({ won: true });
  expect(() => takeLockFile(path)).toThrow('Another Canto');
});

it('is free at once after a kill, for one of all that start then', async () => {
  const { child, won } = await takeElsewhere();
  expect(won).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const started = Date.now() + 400;
  const starts = await Promise.all([1, 2, 3].map(() => takeElsewhere(started)));
  expect(starts.filter((start) => start.won)).toHaveLength(1);
});

it('tells of a folder that it cannot write to as the system does', () => {
  expect(() => takeLockFile(join(folder, 'no.sqlite', '..', '.'))).toThrow(/unable to open database file/);
});
