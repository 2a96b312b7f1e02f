import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';

type Start = { modules: string[]; largestMb: number; leftMb: number };
let start: Start;

/** What `main.ts` loads for the web alone, on a PostgreSQL server; the pages, which have to be built, left out. */
const program = `
  import { registerHooks } from 'node:module';
  const modules = [];
  registerHooks({ load(url, context, next) { modules.push(url); return next(url, context); } });
  await import('#server/open-context.ts');
  await import('#server/http/app.ts');
  await import('#server/http/kept/open-site.ts');
  await import('#server/seeds/fill-catalog.ts');
  const { giveBackMemory } = await import('#platform/give-back-memory.ts');
  const largestMb = process.memoryUsage.rss() / 2 ** 20;
  giveBackMemory();
  const leftMb = process.memoryUsage.rss() / 2 ** 20;
  // A pipe takes 64 kB at once: an exit before the rest is gone cuts it off.
  process.stdout.write(JSON.stringify({ modules, largestMb, leftMb }), () => process.exit());
`;

beforeAll(async () => {
  const run = promisify(execFile);
  const args = ['--input-type=module', '--eval', program];
  const options = { cwd: join(import.meta.dirname, '..'), maxBuffer: 2 ** 24, env: { PATH: process.env.PATH } };
  const { stdout } = await run(process.execPath, args, options);
  start = JSON.parse(stdout) as Start;
  // 2,500 modules are loaded: three seconds alone, 40 on a busy machine.
}, 120_000);

it.each([
  'src/engines/story/embedded-text.ts',
  'src/engines/story/reading/',
  'node_modules/compromise/',
  'node_modules/@zxcvbn-ts/',
  'node_modules/inkjs/',
  'node_modules/ai/',
  'node_modules/sharp/',
  'node_modules/stripe/',
  'node_modules/@aws-sdk/',
  'node_modules/@electric-sql/pglite/',
])('a web server starts without %s', (part) => {
  expect(start.modules.length).toBeGreaterThan(500);
  expect(start.modules.filter((url) => url.includes(part))).toEqual([]);
});

it('what loading took is given back', () => {
  expect(start.leftMb).toBeLessThan(start.largestMb * 0.75);
  expect(start.leftMb).toBeLessThan(170);
});
