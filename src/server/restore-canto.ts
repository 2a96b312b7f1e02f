import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restore, type Restored } from '#platform/backup/restore.ts';
import type { Database } from '#platform/db/database.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { openLog } from '#platform/log.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import type { Config } from './config.ts';
import { jobs } from './jobs.ts';

/** Brings a backup back into an empty database and the empty store of a configuration. Throws an Error that says what stands in the way. */
export async function restoreCanto(
  path: string,
  { storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
  database: Database,
): Promise<Restored> {
  return restore(path, {
    database,
    storage: await openStorage(storage),
    async makeQueue() {
      const log = openLog({ level: 'warn', pretty: true });
      const definitions = jobs.map(({ definition }) => definition);
      await (await openJobs({ database, definitions, log, working: false })).close();
      const { rows } = await database.pool.query<{ version: number }>('select version from pgboss.version');
      return rows[0]!.version;
    },
    putSecret(name, bytes) {
      if (name === 'auth-secret') writeFileSync(join(dataDir, name), bytes, { mode: 0o600 });
    },
  });
}
