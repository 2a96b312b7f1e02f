import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { desktop } from '../tests/journeys/browser.ts';

const client = join(import.meta.dirname, '../build/client');

/** The scripts that a page's HTML names, gzipped, and all that come before anything is pressed, as they are sent. In kB. */
export const scriptBudget = { named: 127, sent: 130 };

/** Kilobytes by file. */
export type Weights = ReadonlyMap<string, number>;
export type PageScripts = {
  /** What the page names in its HTML, gzipped. */
  named: Weights;
  /** What it fetches by itself after that, gzipped. */
  fetched: Weights;
  /** Both, in the form that a browser is sent. */
  sentKb: number;
};

/** Visits a page for the first time, presses nothing, and weighs the scripts that came. */
export async function weighScripts(browser: Browser, url: string): Promise<PageScripts> {
  const context = await browser.newContext({ viewport: desktop, serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  const document = await page.goto(url);
  const html = (await document?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  await context.close();
  const [named, fetched] = [new Map<string, number>(), new Map<string, number>()];
  let sentKb = 0;
  for (const script of scripts) {
    const content = readFileSync(join(client, script));
    (html.includes(script) ? named : fetched).set(script, gzipSync(content, { level: 9 }).length / 1000);
    sentKb += sentBytes(script, content) / 1000;
  }
  return { named, fetched, sentKb };
}

/** The build compresses all but the smallest files; browsers are sent Brotli. */
function sentBytes(script: string, content: Buffer): number {
  if (!existsSync(join(client, `${script}.br`))) return content.length;
  const compressed = readFileSync(join(client, `${script}.br`));
  if (!brotliDecompressSync(compressed).equals(content)) throw new Error(`${script}.br is not of this build`);
  return compressed.length;
}

export function sum(weights: Weights): number {
  return [...weights.values()].reduce((total, kb) => total + kb, 0);
}
