// `npm run backup -- FILE`: database and files of one moment in one file, also while Canto runs. `--check FILE` reads one again.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '#platform/clock.ts';
import { checkBackup } from '#platform/backup/restore.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openLog } from '#platform/log.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { readConfig } from '#server/config.ts';
import { askRunning } from '#server/upkeep/backups/commands.ts';
import { openBackup } from '#server/upkeep/backups/open-backup.ts';
import { writeBackup } from '#server/upkeep/backups/write-backup.ts';

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });
const path = resolve(positionals[0] ?? '');
if (positionals.length !== 1) {
  console.error('Usage: npm run backup -- FILE, or npm run backup -- --check FILE');
  process.exit(2);
}
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
try {
  if (values.check) {
    const { head, entries, bytes } = await checkBackup(path);
    console.log(`${path} is whole: made ${head.madeAt}, ${entries} entries, ${megabytes(bytes)}.`);
  } else {
    const started = performance.now();
    const { entries, bytes } = await writeBackup(path, () => openArchive(path));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${path}: ${entries} entries, ${megabytes(bytes)}, checked, in ${seconds} s.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function openArchive(place: string) {
  const config = readConfig(process.env);
  const { database: kind } = config;
  if (kind.kind === 'embedded' && !existsSync(kind.dataDir))
    throw new Error(`There is no database in ${kind.dataDir}. Set DATABASE_URL or DATA_DIR.`);
  let database;
  try {
    database = await openDatabase(kind);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('Another Canto'))) throw error;
    return askRunning(config.dataDir, 'backup', place);
  }
  const storage = await openStorage(config.storage);
  const log = openLog({ level: 'warn', pretty: true });
  const archive = await openBackup({ database, storage, config, log, clock: systemClock }, place);
  const opened = database;
  archive.once('close', () => void opened.close());
  return archive;
}
