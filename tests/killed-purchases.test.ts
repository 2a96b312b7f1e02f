import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { layDatabase } from './embedded-snapshot.ts';
import type { Said } from './purchase-load.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'canto-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the shop: until it is killed so many milliseconds into its trade, or to its end. */
async function runPurchases(killAfterMs: number | null): Promise<Said[]> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SPEECH_WORKERS: '1',
    LOG_LEVEL: 'silent',
    SHOP_TRADES: killAfterMs === null ? 'no' : 'yes',
  };
  const shop = spawn(process.execPath, [join(import.meta.dirname, 'purchase-load.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Said[] = [];
  let complaints = '';
  shop.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const over = new Promise<NodeJS.Signals | number | null>((resolve) =>
    shop.once('close', (code, signal) => resolve(signal ?? code)),
  );
  for await (const line of createInterface({ input: shop.stdout })) {
    const what = JSON.parse(line) as Said;
    // Once it is trading: killed earlier, nothing would be at stake.
    if (said.push(what) === 3 && killAfterMs !== null) void sleep(killAfterMs).then(() => shop.kill('SIGKILL'));
  }
  expect(await over, complaints).toEqual(killAfterMs === null ? 0 : 'SIGKILL');
  return said;
}

it(
  'a shop killed again and again at any moment loses nothing it said was done, and makes nothing up',
  // Four processes, one after the other, each with its own loading, database and trade.
  { timeout: 240_000 },
  async () => {
    await layDatabase(dataDir);
    const done = { paid: new Set<string>(), credited: new Set<string>(), charged: new Set<string>() };
    for (const killAfterMs of [Math.random() * 300, Math.random() * 600, Math.random() * 900, null]) {
      const [open, ...rest] = await runPurchases(killAfterMs);
      if (open?.said !== 'open') throw new Error('the shop did not open');
      expect(open.faults).toEqual([]);
      expect(open.faultsAfterwards).toEqual([]);
      for (const what of ['paid', 'credited', 'charged'] as const) {
        const found = new Set(open[what]);
        expect([...done[what]].filter((id) => !found.has(id))).toEqual([]);
      }
      for (const what of rest) if (what.said !== 'open') done[what.said].add(what.id);
    }
    expect(done.paid.size + done.charged.size).toBeGreaterThan(3);
  },
);
