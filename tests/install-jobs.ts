import type { Database } from '#platform/db/database.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { openLog } from '#platform/log.ts';

/** Makes the tables and queues of pg-boss in a migrated database, which takes each world two seconds otherwise. */
export async function installJobs(database: Database): Promise<void> {
  // Only whoever makes a database needs the verbs behind the jobs, and so most of the server.
  const { jobs } = await import('#server/jobs.ts');
  const definitions = jobs.map(({ definition }) => definition);
  const queue = await openJobs({ database, definitions, log: openLog({ level: 'silent' }), working: false });
  await queue.close();
}
