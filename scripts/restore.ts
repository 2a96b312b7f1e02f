// `npm run restore -- FILE`: brings a backup back, into the empty database and the empty store of the environment.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase } from '#platform/db/open-database.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import { readConfig } from '#server/config.ts';
import { restoreCanto } from '#server/restore-canto.ts';

if (process.argv.length !== 3) {
  console.error('Usage: npm run restore -- FILE');
  process.exit(2);
}
const path = resolve(process.argv[2]!);
try {
  if (!existsSync(path)) throw new Error(`There is no ${path}.`);
  // A place that is restored has no secret yet; reading the configuration would make one.
  const config = readConfig({
    ...process.env,
    AUTH_SECRET: process.env.AUTH_SECRET || 'until-that-of-the-backup-is-there',
  });
  const database = await openDatabase(config.database);
  const { madeAt, rows, files } = await restoreCanto(path, config, database);
  const { counts, faults } = await auditLedger({ db: database.orm });
  await database.close();
  console.log(`Restored what was saved ${madeAt}: ${rows} rows, ${files} files.`);
  for (const { rule, detail } of faults) console.error(`WRONG: ${rule}: ${detail}`);
  console.log(
    faults.length === 0
      ? `Every canto is accounted for, in ${counts.wallets} wallets and ${counts.entries} ledger entries.`
      : `${faults.length} things are wrong.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
