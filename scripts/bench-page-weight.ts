// `npm run bench:weight`: the JavaScript of a first visit to the four pages that strangers come to first, file by file: what
// the page names in its HTML and what it fetches by itself after that, gzipped, and all of it as sent, each with its budget.
import { openBrowser } from '../tests/journeys/browser.ts';
import { startCanto } from '../tests/journeys/running-canto.ts';
import { scriptBudget, sum, weighScripts, type Weights } from './weigh-scripts.ts';

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
    const { named, fetched, sentKb } = await weighScripts(browser, canto.url + path);
    console.log(`\n${name} (${path})`);
    judge('named in its HTML, gzipped', sum(named), scriptBudget.named);
    judge('before anything is pressed, as sent', sentKb, scriptBudget.sent);
    list('named in its HTML', named);
    list('fetched by itself after that', fetched);
  }
} finally {
  await browser.close();
  await canto.stop();
}
process.exitCode = over ? 1 : 0;

function judge(what: string, kb: number, budget: number): void {
  over ||= kb > budget;
  console.log(`  ${kb.toFixed(1)} kB ${what}: ${kb > budget ? 'over' : 'within'} the budget of ${budget}`);
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
