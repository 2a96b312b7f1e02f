// `npm run bench:lighthouse [-- ADDRESS [RUNS]]`: Lighthouse's marks for a phone of the pages that strangers come to first, and
// of the static and marketing pages; the median of three runs of each. Without an address it starts a Canto of its own.
// Lighthouse itself is 176 MB and no dependency: `npm install --no-save lighthouse` puts it where this finds it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { marketingPages } from '#shared/pages.ts';
import { startCanto } from '#tests/journeys/running-canto.ts';
import { browserArguments, findBrowser } from '../../testing/find-browser.ts';

const show = 'the-lantern-keepers';
const mostShift = 0.02;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Marks = Record<(typeof categories)[number], number>;
type Result = { marks: Marks; shift: number; paintMs: number; objections: string[] };

const appGoal: Marks = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const fullGoal: Marks = { ...appGoal, performance: 100 };

if (spawnSync('lighthouse', ['--version']).status !== 0) {
  console.error('Lighthouse is not installed. Once: npm install --no-save lighthouse');
  process.exit(1);
}
const [address, times = '3'] = process.argv.slice(2);
const runs = Number(times);
const canto = address ? null : await startCanto();
const browser = findBrowser();
let missed = false;
try {
  const url = (address ?? canto!.url).replace(/\/$/, '');
  const season = await findSeason(url);
  const pages: [path: string, goal: Marks][] = [
    ...['/', '/browse', `/interactive-shows/${show}`, season].map((path) => [path, appGoal] as [string, Marks]),
    ...['creators', 'download', 'privacy', 'terms', ...marketingPages].map(
      (page) => [`/${page}`, fullGoal] as [string, Marks],
    ),
  ];
  console.log('performance, accessibility, best practices, SEO; shift; largest paint; load of the machine');
  for (const [path, goal] of pages) {
    const results: Result[] = [];
    // A browser that a busy machine starts too slowly leaves nothing to read; that is no news of the page.
    for (let run = 0; run < runs; run += 1) results.push(await look(url + path).catch(() => look(url + path)));
    missed = tell(path, goal, results) || missed;
  }
} finally {
  await canto?.stop();
}
process.exitCode = missed ? 1 : 0;

/** Answers whether the goal was missed. */
function tell(path: string, goal: Marks, results: readonly Result[]): boolean {
  const marks = Object.fromEntries(
    categories.map((each) => [each, median(results.map((one) => one.marks[each]))]),
  ) as Marks;
  const shift = median(results.map((one) => one.shift));
  const short = categories.some((each) => marks[each] < goal[each]) || shift > mostShift;
  const paint = (median(results.map((one) => one.paintMs)) / 1000).toFixed(1);
  console.log(
    `${short ? 'MISSED' : 'ok    '} ${categories.map((each) => String(marks[each]).padStart(3)).join(' ')}  ${shift.toFixed(3)}  ${paint} s  ${loadavg()[0]!.toFixed(1)}  ${path}`,
  );
  for (const objection of new Set(results.flatMap(({ objections }) => objections)))
    console.log(`         ${objection}`);
  return short;
}

/** Seen as by a phone on a slow network, which Lighthouse reckons from an unhindered load: a busy machine disturbs that least. */
async function look(url: string): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'canto-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await run('lighthouse', [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--throttling-method=simulate',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
    ]);
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Audit = { id: string; title: string; score: number | null; scoreDisplayMode: string; numericValue?: number };
type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

function read({ categories: scored, audits }: Report): Result {
  const objections = categories
    .filter((each) => each !== 'performance')
    .flatMap((each) => scored[each]!.auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}`);
  return {
    marks: Object.fromEntries(categories.map((each) => [each, Math.round(scored[each]!.score * 100)])) as Marks,
    shift: audits['cumulative-layout-shift']!.numericValue ?? 0,
    paintMs: audits['largest-contentful-paint']!.numericValue ?? 0,
    objections,
  };
}

function run(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${words}`)),
    );
  });
}

/** A season of a catalogue that is all voiced: nothing else keeps the machine busy. A Canto of its own takes some 25 minutes for that. */
async function findSeason(url: string): Promise<string> {
  if (!address) await untilVoiced(url);
  const { items } = (await (await fetch(`${url}/api/shows/${show}/seasons`)).json()) as { items: { id: string }[] };
  return `/seasons/${encodeURIComponent(items[0]!.id)}`;
}

/** Until no job has waited or run for half a minute: between two episodes there is a moment without any. */
async function untilVoiced(url: string): Promise<void> {
  for (let idleFor = 0; idleFor < 3; idleFor = (await isIdle(url)) ? idleFor + 1 : 0) await sleep(10_000);
}

async function isIdle(url: string): Promise<boolean> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const jobs = [...metrics.matchAll(/^canto_queue_(?:waiting|running)\{.*\} (\d+)$/gm)];
  if (jobs.length === 0) throw new Error(`${url}/metrics says nothing of a queue.`);
  return jobs.every(([, count]) => count === '0');
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
