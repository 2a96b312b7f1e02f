// `npm run bench:weight`: JavaScript that a first visit loads, gzipped as sent, against the budget and against React alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { desktop, openBrowser } from '../tests/journeys/browser.ts';
import { startCanto } from '../tests/journeys/running-canto.ts';

const budgetKb = 130;
const paths = ['/', '/browse', '/interactive-shows/the-lantern-keepers'];
const root = join(import.meta.dirname, '..');

const canto = await startCanto();
const browser = await openBrowser();
const reactKb = sizeOf([
  join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
  join(root, 'node_modules/react/cjs/react.production.js'),
]);
let over = false;
for (const path of paths) {
  const page = await (await browser.newContext({ viewport: desktop })).newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(new URL(response.url()).pathname);
  });
  await page.goto(canto.url + path, { waitUntil: 'networkidle' });
  const kb = sizeOf([...scripts].map((script) => join(root, 'build/client', script)));
  over ||= kb > budgetKb;
  console.log(
    `${path}: ${kb.toFixed(1)} kB of JavaScript in ${scripts.size} files, budget ${budgetKb}; ${(kb / reactKb).toFixed(2)} times React (not minified)`,
  );
  await page.close();
}
await browser.close();
await canto.stop();
process.exitCode = over ? 1 : 0;

function sizeOf(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;
}
