// On a real PostgreSQL: a migrated database, made once for the whole run, with the queues of its jobs, that every test gets a copy of.
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '#platform/db/migrate.ts';
import { openServerDatabase } from '#platform/db/server.ts';
import { administer, withDatabase } from './administer.ts';
import { installJobs } from './install-jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its name; null where tests run on the embedded database. */
    templateDatabase: string | null;
  }
}

export default async function setUp({ provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return provide('templateDatabase', null);
  const name = `canto_template_${process.pid}`;
  await administer(url, `drop database if exists ${name} with (force)`);
  await administer(url, `create database ${name}`);
  const database = await openServerDatabase(withDatabase(url, name));
  await migrateDatabase(database);
  await installJobs(database);
  await database.close();
  provide('templateDatabase', name);
  return () => administer(url, `drop database ${name} with (force)`);
}
