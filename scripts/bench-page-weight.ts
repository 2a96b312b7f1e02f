// `npm run bench:weight`: the JavaScript of a first visit to the four pages that strangers come to first, gzipped as
// sent, file by file: what the page names in its HTML, which the budget is for, and what it fetches by itself after that.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { desktop, openBrowser } from '../tests/journeys/browser.ts';
import { startCanto } from '../tests/journeys/running-canto.ts';

const budgetKb = 130;
const show = 'the-lantern-keepers';
const client = join(import.meta.dirname, '../build/client');

const canto = await startCanto();
const browser = await openBrowser();
let over = false;
try {
  const pages = {
    home: '/',
    browse: '/browse',
    show: `/interactive-shows/${show}`,
    season: await findSeason(canto.url),
  };
  for (const [name, path] of Object.entries(pages)) {
    const { named, fetched } = await weigh(browser, canto.url + path);
    const [kb, laterKb] = [sum(named), sum(fetched)];
    over ||= kb > budgetKb;
    const verdict = kb > budgetKb ? `over the budget of ${budgetKb}` : `within the budget of ${budgetKb}`;
    console.log(
      `\n${name} (${path}): ${kb.toFixed(1)} kB of JavaScript, ${verdict}; ${laterKb.toFixed(1)} kB more by itself`,
    );
    list('named in the HTML', named);
    list('fetched after it', fetched);
  }
} finally {
  await browser.close();
  await canto.stop();
}
process.exitCode = over ? 1 : 0;

type Weights = Map<string, number>;

async function weigh(from: Browser, url: string): Promise<{ named: Weights; fetched: Weights }> {
  const page = await (await from.newContext({ viewport: desktop })).newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await document?.text()) ?? '';
  await page.context().close();
  const [named, fetched]: [Weights, Weights] = [new Map(), new Map()];
  for (const script of scripts) {
    const bytes = gzipSync(readFileSync(join(client, script)), { level: 9 }).length;
    (html.includes(script) ? named : fetched).set(script, bytes / 1000);
  }
  return { named, fetched };
}

/** A season's page is weighed with its sound and its transcript, so the catalogue must have voiced one first. */
async function findSeason(url: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${url}/api/shows/${show}/seasons`);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    if (items[0]) return `/seasons/${encodeURIComponent(items[0].id)}`;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

function list(title: string, weights: Weights): void {
  console.log(`  ${title}:`);
  for (const [file, kb] of [...weights].toSorted(([, a], [, b]) => b - a)) {
    console.log(`    ${kb.toFixed(2).padStart(7)}  ${file.replace('/assets/', '')}`);
  }
}

function sum(weights: Weights): number {
  return [...weights.values()].reduce((total, kb) => total + kb, 0);
}
