// `npm run test:postgres`: the suite on a real PostgreSQL, and servers and workers on it as processes of their own. It is the
// one of DATABASE_URL, else one of its own that it starts and removes. Here also what has another program in front or between:
// PgBouncer and nginx, which are installed where that can be done, and left out where not.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './debian-packages.ts';
import { startPostgres } from './own-postgres.ts';
import { printTally, runVitest, type Tally } from './run-vitest.ts';

/**
 * What can differ between the two databases: SQL of more than plain queries (triggers, views, catalogue tables, search), locks,
 * isolation, notifications, several connections. A file that only asks the API runs on the embedded database alone.
 */
const differing = [
  'src/platform/db',
  'src/platform/jobs',
  'src/server/account-data/erase-account',
  'src/server/accounts/welcome',
  'src/server/admin/audit-ledger',
  'src/server/admin/money',
  'src/server/admin/reports',
  'src/server/catalog/authoring/create-character',
  'src/server/catalog/authoring/publish-show',
  'src/server/catalog/find-shows',
  'src/server/http/dispute-events',
  'src/server/http/limits',
  'src/server/http/live-events',
  'src/server/http/payment-webhook',
  'src/server/http/plan-events',
  'src/server/http/refund-events',
  'src/server/http/second-plan',
  'src/server/listening',
  'src/server/productions',
  'src/server/seasons',
  'src/server/seeds/fill-catalog',
  'src/server/tidy-up',
  'src/server/wallet',
  'tests/backup',
  'tests/deadly-production',
  'tests/killed-purchases',
  'tests/money',
  'tests/pooled-database',
  'tests/proxies',
  'tests/slow-statements',
  'tests/two-versions',
];
const root = join(import.meta.dirname, '../..');
const names = process.argv.slice(2);

if (process.env.DATABASE_URL) {
  printTally(await testOn(process.env.DATABASE_URL));
} else {
  const server = await startPostgres();
  try {
    printTally(await testOn(server.url));
  } finally {
    server.stop();
  }
}

async function testOn(url: string): Promise<Tally[]> {
  const env = { TEST_DATABASE_URL: url };
  installPackages(['pgbouncer', 'nginx'].filter((name) => !existsSync(`/usr/sbin/${name}`)));
  if (names.length > 0) return [await runVitest(names, env)];
  // The pages are built once; the stories are built anew where a pack has changed.
  const script = existsSync(join(root, 'build/server/index.js')) ? 'stories/build-stories.ts' : 'build.ts';
  spawnSync(process.execPath, [join('scripts', script)], { cwd: root, stdio: 'inherit' });
  const processes = ['two-processes', 'ten-restarts'].map((name) => `tests/journeys/${name}.test.ts`);
  return [
    await runVitest(differing, env),
    await runVitest(['--config', 'vitest.journeys.config.ts', ...processes], env),
  ];
}
