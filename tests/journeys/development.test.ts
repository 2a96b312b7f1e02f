import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownCanto } from './journey.ts';

const configuration = join(import.meta.dirname, '../../vite.config.ts');
const canto = await ownCanto({ args: ['--dev', '--no-catalog'], env: { NODE_ENV: 'development' } });

const answer = async () => (await fetch(`${canto.url}/browse`)).status;

/** Gives the file back its time of change, to the nanosecond: with another, `npm start` would build again. */
function keepTime(file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'canto-time-'));
  const kept = join(folder, 'kept');
  const copyTime = (from: string, to: string) => expect(spawnSync('touch', ['-r', from, to]).status).toBe(0);
  copyTime(file, kept);
  onTestFinished(() => {
    copyTime(kept, file);
    rmSync(folder, { recursive: true });
  });
}

it('serves pages from source, also after an edit of Vite’s configuration restarted it', async () => {
  expect(await answer()).toBe(200);
  keepTime(configuration);
  utimesSync(configuration, new Date(), new Date());
  await expect.poll(() => canto.output()).toContain('server restarted');
  expect(await answer()).toBe(200);
});
