// `npm run bench:weight`: the JavaScript of a first visit to the four pages that strangers come to first, gzipped, file by
// file: what the page names in its HTML, which the budget is for, and what it fetches by itself after that.
import type { Browser } from 'playwright-core';
import { desktop, openBrowser } from '#tests/journeys/browser.ts';
import { startCanto } from '#tests/journeys/running-canto.ts';
import { scriptBudgetKb, sum, weigh, weighNamed, type Weights } from './weigh-scripts.ts';

const show = 'the-lantern-keepers';

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
    const { named, fetched } = await visit(browser, canto.url + path);
    const [kb, laterKb] = [sum(named), sum(fetched)];
    over ||= kb > scriptBudgetKb;
    const verdict = `${kb > scriptBudgetKb ? 'over' : 'within'} the budget of ${scriptBudgetKb}`;
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

async function visit(from: Browser, url: string): Promise<{ named: Weights; fetched: Weights }> {
  const page = await (await from.newContext({ viewport: desktop })).newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  const named = weighNamed((await document?.text()) ?? '');
  await page.context().close();
  return { named, fetched: weigh([...scripts].filter((script) => !named.has(script))) };
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
