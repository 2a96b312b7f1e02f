// `npm run bench:ledger`: how fast cantos are charged on one PostgreSQL, beside pgbench's own simple update in the same
// run on the same server, and that 50 charges at once on 900 cantos are exactly three.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { openServerDatabase } from '#platform/db/server.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import { chargeCantos } from '#server/wallet/charge-cantos.ts';
import { getBalance } from '#server/wallet/queries.ts';
import { AppError } from '#shared/errors.ts';
import { startPostgres, type OwnPostgres } from '../../testing/own-postgres.ts';

const seconds = Number(process.argv[2] ?? 3);
const rounds = 3;
const clients = 8;
const people = 1000;

const folder = mkdtempSync(join(tmpdir(), 'canto-bench-'));
const server = await startPostgres();
try {
  const database = await openServerDatabase(server.url, { maxConnections: clients });
  await migrateDatabase(database);
  await database.pool.query(
    `insert into users (id, name, email) select 'u' || n, 'u' || n, 'u' || n || '@example.com' from generate_series(1, $1) n`,
    [people],
  );
  await database.pool.query(`select post_entry(id, 100000000, 'correction', null, 'bench', 'bench') from users`);
  const pgbench = server.program('pgbench');
  if (pgbench) runPgbench(server, pgbench, ['-i', '-q', '-s', '1']);
  const [ours, simple, theirs]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await chargesPerSecond(database));
    if (!pgbench) continue;
    simple.push(
      transactionsPerSecond(
        runPgbench(server, pgbench, ['-N', '-M', 'prepared', '-c', String(clients), '-T', String(seconds)]),
      ),
    );
    theirs.push(
      transactionsPerSecond(
        runPgbench(server, pgbench, [
          '-M',
          'prepared',
          '-c',
          String(clients),
          '-T',
          String(seconds),
          '-f',
          writeStatement(folder),
        ]),
      ),
    );
  }
  console.log(`charges of different people, ${clients} at a time: ${list(ours)} per second (median ${median(ours)})`);
  if (pgbench) {
    console.log(
      `pgbench simple update (-N), same clients and server: ${list(simple)} (median ${median(simple)}); ratio ${(median(ours) / median(simple)).toFixed(2)}`,
    );
    console.log(
      `pgbench calling the same statement: ${list(theirs)} (median ${median(theirs)}); ratio ${(median(ours) / median(theirs)).toFixed(2)}`,
    );
  } else console.log('pgbench is not installed beside this PostgreSQL, so there is nothing to compare with.');
  const hot = await chargesPerSecond(database, 1);
  console.log(`charges of one person, ${clients} at a time: ${hot} per second`);
  const succeeded = await chargeFifty(database);
  console.log(
    `50 charges at once on 900 cantos: ${succeeded} succeeded, ${succeeded === 3 ? 'as they must' : 'WRONG: 3 are right'}`,
  );
  const faults = await realFaults(database);
  console.log(faults.length === 0 ? 'balances, entries and ledger agree' : `WRONG: ${faults.join('; ')}`);
  await database.close();
  process.exitCode = succeeded === 3 && faults.length === 0 ? 0 : 1;
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function chargesPerSecond(database: Database, among = people): Promise<number> {
  let charges = 0;
  const until = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const userId = `u${1 + Math.floor(Math.random() * among)}`;
      await chargeCantos(
        { db: database.orm },
        { userId, cantos: 300, reason: 'episode', reference: 'bench', description: 'Bench', key: crypto.randomUUID() },
      );
      charges++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return Math.round(charges / seconds);
}

async function chargeFifty(database: Database): Promise<number> {
  await database.pool.query(`insert into users (id, name, email) values ('rich', 'rich', 'rich@example.com')`);
  await database.pool.query(`select post_entry('rich', -100, 'correction', null, 'bench', 'bench')`);
  const charge = (_: unknown, at: number) =>
    chargeCantos(
      { db: database.orm },
      { userId: 'rich', cantos: 300, reason: 'episode', reference: 'bench', description: 'Bench', key: `charge-${at}` },
    ).then(
      () => 1,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'insufficient_cantos') return 0;
        throw error;
      },
    );
  const answers = await Promise.all(Array.from({ length: 50 }, charge));
  const balance = await getBalance({ db: database.orm }, 'rich');
  if (balance !== 0) throw new Error(`${balance} cantos are left`);
  return answers.reduce<number>((sum, one) => sum + one, 0);
}

/** The bench charges for no episode; everything else must hold. */
async function realFaults(database: Database): Promise<string[]> {
  const { faults } = await auditLedger({ db: database.orm });
  return faults
    .filter(({ rule }) => rule !== 'a charge has its episode')
    .map(({ rule, detail }) => `${rule}: ${detail}`);
}

/** A charge as pgbench would send it. */
function writeStatement(folder: string): string {
  const file = join(folder, 'charge.sql');
  writeFileSync(
    file,
    `\\set n random(1, ${people})\nselect posted, balance from post_entry('u' || :n, -300, 'episode', 'bench', 'Bench', gen_random_uuid()::text);\n`,
  );
  return file;
}

function runPgbench({ url }: OwnPostgres, program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, [...args, url], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`pgbench failed: ${stderr}`);
  return stdout;
}
function transactionsPerSecond(output: string): number {
  return Math.round(Number(/tps = ([\d.]+)/.exec(output)?.[1]));
}
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
function list(values: number[]): string {
  return values.join(', ');
}
