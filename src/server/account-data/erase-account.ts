import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { deletionWaitMs } from '../accounts/due-date.ts';
import { users } from '../accounts/tables.ts';
import { shows } from '../catalog/tables.ts';
import type { Context } from '../context.ts';
import { creatorApplications } from '../creators/tables.ts';
import { endedStages } from '../productions/episode-state.ts';
import { withMusicKey } from '../listening/feeds/open-with-music.ts';
import { deleteFilesJob } from '../productions/jobs.ts';
import { takeFile } from '../productions/recording/take-store.ts';
import { seasonEpisodes, seasonState, userSeasonLikes, userSeasons } from '../seasons/tables.ts';
import { findUsed } from './delete-files.ts';

const filesPerJob = 500;

/**
 * Deletes an account whose time is over, for good: who it was, sign-ins, marks and whatever only its owner could see go;
 * published shows and seasons stay and are nobody's; ledger and purchases stay under a number that leads to no person.
 * Once done or taken back, doing it again does nothing.
 */
export async function eraseAccount(ctx: Context, userId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update');
    const since = user?.deletionRequestedAt;
    if (!user || !since || user.deletedAt || since.getTime() + deletionWaitMs > ctx.clock.now().getTime()) return;
    await deleteUnseenSeasons(tx, userId);
    await leaveWorksToNobody(tx, userId);
    await deleteBelongings(tx, userId);
    await tx.db.delete(creatorApplications).where(eq(sql`lower(${creatorApplications.email})`, user.email));
    await tx.db.execute(sql`delete from auth_verifications where value = ${userId} or identifier = ${user.email}`);
    await tx.db.execute(sql`delete from test_checkouts where user_id = ${userId}`);
    await tx.db
      .update(users)
      .set({
        name: 'Deleted account',
        email: `deleted-${userId.toLowerCase()}@deleted.invalid`,
        emailVerified: false,
        image: null,
        isCreator: false,
        deletedAt: ctx.clock.now(),
      })
      .where(eq(users.id, userId));
  });
}

/** Hidden ones stay: they keep their remixes hidden. */
const unseenSeasonsOf = (userId: string) =>
  and(eq(userSeasons.creatorId, userId), eq(userSeasons.isPublished, false), isNull(userSeasons.hiddenAt));
const productionEnded = inArray(seasonState.status, endedStages);

/** Whether something is being made that would be left behind with nobody to see it. */
export async function isMakingUnseenSeason({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  const making = await db
    .select({ id: userSeasons.id })
    .from(userSeasons)
    .innerJoin(seasonState, eq(seasonState.seasonId, userSeasons.id))
    .where(and(unseenSeasonsOf(userId), not(productionEnded)))
    .limit(1);
  return making.length > 0;
}

/** Unpublished seasons that nothing is being made of, with every sentence that nobody else's story has, and their files. */
async function deleteUnseenSeasons(tx: Context, userId: string): Promise<void> {
  const rows = await tx.db
    .select({ id: userSeasons.id })
    .from(userSeasons)
    .innerJoin(seasonState, eq(seasonState.seasonId, userSeasons.id))
    .where(and(unseenSeasonsOf(userId), productionEnded));
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const episodes = await tx.db.select().from(seasonEpisodes).where(inArray(seasonEpisodes.seasonId, ids));
  const files = episodes
    .flatMap(({ audioKey, captionsKey, recap, doors, openingsKey }) => [
      audioKey,
      audioKey && withMusicKey(audioKey),
      captionsKey,
      recap?.audioKey,
      doors?.audioKey,
      openingsKey,
    ])
    .filter((key) => typeof key === 'string');
  const spoken = await listTakes(
    tx,
    episodes.map(({ id }) => id),
    files,
  );
  // Before the seasons: the counting of likes looks up the show by the season.
  await tx.db.delete(userSeasonLikes).where(inArray(userSeasonLikes.seasonId, ids));
  await tx.db.delete(userSeasons).where(inArray(userSeasons.id, ids));
  const used = await findUsed(tx, files);
  const going = files.filter((key) => !used.has(key));
  const keys = [...files, ...(await deleteUnusedTakes(tx, spoken, going)).map(takeFile)];
  for (let from = 0; from < keys.length; from += filesPerJob)
    await tx.jobs.enqueue(tx.db, deleteFilesJob, { keys: keys.slice(from, from + filesPerJob) });
}

/** Everything voiced for these episodes, which have these files. */
async function listTakes({ db }: Pick<Context, 'db'>, episodeIds: string[], files: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select take_key as key from episode_takes where episode_id = any(${sql.param(episodeIds)})
    union select take_key from prepared_takes where episode_id = any(${sql.param(episodeIds)})
    union select key from takes where file = any(${sql.param(files)})`);
  return rows.map(({ key }) => key);
}

/** Stories share sentences now and then; a slice of a file that stays is that file's. Answers which went that had files of their own. */
async function deleteUnusedTakes({ db }: Pick<Context, 'db'>, keys: string[], going: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ key: string; file: string | null }>(sql`
    delete from takes where key = any(${sql.param(keys)})
      and (file is null or file = any(${sql.param(going)}))
      and not exists (select 1 from episode_takes where take_key = key)
      and not exists (select 1 from prepared_takes where take_key = key) returning key, file`);
  return rows.filter(({ file }) => file === null).map(({ key }) => key);
}

/** Shows that nobody else saw or used go; other works stay. */
async function leaveWorksToNobody(tx: Context, userId: string): Promise<void> {
  // Names in full: drizzle leaves the table's name out, and both tables have an `id`.
  const hasSeasons = sql`exists (select 1 from user_seasons where user_seasons.show_id = shows.id)`;
  await tx.db
    .delete(shows)
    .where(and(eq(shows.userId, userId), eq(shows.isPublic, false), isNull(shows.hiddenAt), sql`not ${hasSeasons}`));
  await tx.db.update(shows).set({ userId: null }).where(eq(shows.userId, userId));
  await tx.db.update(userSeasons).set({ creatorId: null }).where(eq(userSeasons.creatorId, userId));
}

/** Subscriptions belong to the purchases: the payment service may still tell of them. */
const kept = ['subscriptions'];

/** Every row that the schema would let go with the row of the user, which itself stays for the ledger's sake. */
async function deleteBelongings(tx: Context, userId: string): Promise<void> {
  const { rows } = (await tx.db.execute(sql`
    select conrelid::regclass::text as "table", attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = 'users'::regclass and contype = 'f' and confdeltype = 'c'`)) as unknown as {
    rows: { table: string; column: string }[];
  };
  for (const { table, column } of rows.filter((row) => !kept.includes(row.table)))
    await tx.db.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`);
}
