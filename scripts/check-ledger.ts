// `npm run check:ledger`: is every canto accounted for? Reads the database of DATABASE_URL, which may be in use, or the
// embedded one of DATA_DIR, which may not. Exit code 1 where something is wrong.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '#platform/db/open-database.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';

const url = process.env.DATABASE_URL;
const dataDir = join(resolve(process.env.DATA_DIR || './.canto'), 'database');
if (!url && !existsSync(dataDir)) {
  console.error(`There is no database in ${dataDir}. Set DATABASE_URL or DATA_DIR.`);
  process.exit(2);
}
try {
  const database = await openDatabase(url ? { kind: 'server', url } : { kind: 'embedded', dataDir });
  const { counts, faults } = await auditLedger({ db: database.orm });
  await database.close();
  console.log(
    `${counts.wallets} wallets, ${counts.entries} ledger entries, ${counts.charges} charges, ${counts.checkouts} paid checkouts.`,
  );
  for (const { rule, detail } of faults) console.error(`WRONG: ${rule}: ${detail}`);
  console.log(faults.length === 0 ? 'Every canto is accounted for.' : `${faults.length} things are wrong.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
