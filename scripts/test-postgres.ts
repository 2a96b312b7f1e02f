// `npm run test:postgres`: the suite on a real PostgreSQL: the one of DATABASE_URL, else one of its own that it starts and removes.
import { startPostgres } from './own-postgres.ts';
import { printTally, runVitest } from './run-vitest.ts';

if (process.env.DATABASE_URL) {
  printTally([runVitest(process.argv.slice(2), { TEST_DATABASE_URL: process.env.DATABASE_URL })]);
} else {
  const server = await startPostgres();
  try {
    printTally([runVitest(process.argv.slice(2), { TEST_DATABASE_URL: server.url })]);
  } finally {
    server.stop();
  }
}
