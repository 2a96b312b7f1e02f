import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCanto, type RunningCanto } from './running-canto.ts';

let canto: RunningCanto;
beforeAll(async () => {
  canto = await startCanto({ NODE_ENV: 'development' }, ['--dev', '--no-catalog']);
});
afterAll(() => canto?.stop());

const answer = async () => (await fetch(`${canto.url}/browse`)).status;

it('serves pages from source, also after an edit of Vite’s configuration restarted it', async () => {
  expect(await answer()).toBe(200);
  const now = new Date();
  utimesSync(join(import.meta.dirname, '../../vite.config.ts'), now, now);
  await expect.poll(() => canto.output(), { timeout: 30_000 }).toContain('server restarted');
  expect(await answer()).toBe(200);
});
