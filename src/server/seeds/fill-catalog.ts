import { randomBytes } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { insertMembers } from '../accounts/insert-members.ts';
import { shows } from '../catalog/tables.ts';
import type { Context } from '../context.ts';
import { insertCatalogShow } from './insert-show.ts';
import { continueSeasonJob, warmPostersJob } from './jobs.ts';
import { getCatalog, type Catalog, type CatalogListener, type CatalogShow } from './read-catalog.ts';

/** Any number nobody else locks: processes that start together fill the catalogue one after another. */
const lockKey = 411_707;

/**
 * Puts the shows of `catalog/` that the database lacks into it, with the people who listen to them. Their seasons are
 * voiced in the background afterwards; episodes that failed at an earlier start are tried again. A filled catalogue costs
 * one query.
 */
export async function fillCatalog(ctx: Context, catalog: Catalog = getCatalog()): Promise<void> {
  const password = ctx.config.devPages ? catalog.demo.password : randomBytes(16).toString('base64url');
  const { missing, failed } = await readState(ctx, catalog);
  const filled = missing.length > 0 ? await fillMissing(ctx, catalog, password) : 0;
  if (filled > 0) ctx.log.info({ shows: filled }, 'the catalogue is filled; its seasons are being voiced');
  else if (failed) await ctx.jobs.enqueue(ctx.db, continueSeasonJob, { again: true });
  nameDemoAccount(ctx, catalog, password, filled > 0);
}

function fillMissing(ctx: Context, catalog: Catalog, demoPassword: string): Promise<number> {
  return ctx.transaction(async (tx) => {
    // Another process may be about it.
    await tx.db.execute(sql`set local statement_timeout = 0`);
    await tx.db.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const { missing } = await readState(tx, catalog);
    if (missing.length === 0) return 0;
    const memberOf = ({ id, username, email }: CatalogListener) => ({ id, name: username, email });
    const demo = { ...memberOf(catalog.demo), password: demoPassword };
    await insertMembers(tx, [...catalog.listeners.map(memberOf), demo]);
    for (const show of missing) await insertCatalogShow(tx, show, catalog.shows.indexOf(show));
    await tx.jobs.enqueue(tx.db, warmPostersJob, {});
    await tx.jobs.enqueue(tx.db, continueSeasonJob, { again: false });
    return missing.length;
  });
}

/** Which shows are not there, and whether an episode of those that are could not be made. */
async function readState(
  { db }: Pick<Context, 'db'>,
  catalog: Catalog,
): Promise<{ missing: CatalogShow[]; failed: boolean }> {
  const ids = catalog.shows.map(({ id }) => id);
  const seasonIds = catalog.shows.flatMap(({ seasons }) => seasons.map(({ id }) => id));
  const failed = sql<boolean>`exists (select 1 from season_episodes
    where season_id in ${seasonIds} and stage = 'failed' and charged_user_id is null)`;
  const rows = await db.select({ id: shows.id, failed }).from(shows).where(inArray(shows.id, ids));
  const present = new Set(rows.map(({ id }) => id));
  return { missing: catalog.shows.filter(({ id }) => !present.has(id)), failed: rows.some((row) => row.failed) };
}

/** On a public server the password is a random one, said once: everybody knows the one in the file. */
function nameDemoAccount(ctx: Context, { demo }: Catalog, password: string, isNew: boolean): void {
  if (ctx.config.devPages || isNew) ctx.log.info(`Demo account: ${demo.email} with the password ${password}`);
  else ctx.log.info(`Demo account: ${demo.email}`);
}
