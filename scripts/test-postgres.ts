// `npm run test:postgres`: the suite on a real PostgreSQL, and a server and a worker on it as processes of their own. It is the
// one of DATABASE_URL, else one of its own that it starts and removes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './own-postgres.ts';
import { printTally, runVitest, type Tally } from './run-vitest.ts';

const root = join(import.meta.dirname, '..');
const names = process.argv.slice(2);

if (process.env.DATABASE_URL) {
  printTally(testOn(process.env.DATABASE_URL));
} else {
  const server = await startPostgres();
  try {
    printTally(testOn(server.url));
  } finally {
    server.stop();
  }
}

function testOn(url: string): Tally[] {
  const env = { TEST_DATABASE_URL: url };
  if (names.length > 0) return [runVitest(names, env)];
  if (!existsSync(join(root, 'build/server/index.js')))
    spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  const processes = ['--config', 'vitest.journeys.config.ts', 'tests/journeys/two-processes.test.ts'];
  // Only what touches the database differs here.
  return [runVitest(['src/server', 'src/platform/db', 'src/platform/jobs', 'tests'], env), runVitest(processes, env)];
}
