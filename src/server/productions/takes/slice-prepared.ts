import { and, eq, inArray, sql } from 'drizzle-orm';
import { concatenate } from '#media/audio/id3-tag.ts';
import type { Context } from '../../context.ts';
import { preparedTakes, seasonEpisodes, takes } from '../../seasons/tables.ts';
import { placeColumns } from '../../seasons/transcript.ts';
import { deleteFilesJob } from '../jobs.ts';
import { inOwnFile, takeFile } from '../recording/take-store.ts';
import { saveSlices, type Slice } from './save-slices.ts';

type Loose = { key: string; durationMs: number; mp3: Uint8Array };
type Host = { file: string; slices: Slice[] };
type Pack = Host & { hasBefore: boolean };

/**
 * Of what was voiced for an episode beside its own: its doors and its recap lie in files of theirs; how its paths begin goes
 * together into one.
 */
export async function slicePrepared(ctx: Context, episode: { id: string; audioKey: string }): Promise<void> {
  const prepared = await ctx.db
    .select({ ...placeColumns, durationMs: takes.durationMs })
    .from(preparedTakes)
    .innerJoin(takes, eq(takes.key, preparedTakes.takeKey))
    .where(eq(preparedTakes.episodeId, episode.id))
    .orderBy(takes.key);
  if (prepared.length === 0) return;
  const { doors, recap, openingsKey } = seasonEpisodes;
  const [row] = await ctx.db
    .select({ doors, recap, openingsKey })
    .from(seasonEpisodes)
    .where(eq(seasonEpisodes.id, episode.id));
  if (!row) return;
  const loose: Loose[] = [];
  for (const { key, file, durationMs } of prepared) {
    const mp3 = file === null ? await ctx.storage.get(takeFile(key)) : null;
    if (mp3) loose.push({ key, durationMs, mp3 });
  }
  const hosts = loose.length > 0 ? await findHosts(ctx, [row.doors?.audioKey, row.recap?.audioKey], loose) : [];
  const found = new Set(hosts.flatMap(({ slices }) => slices.map(({ key }) => key)));
  const rest = loose.filter(({ key }) => !found.has(key));
  const pack = rest.length > 0 ? await writePack(ctx, row.openingsKey, rest) : null;
  const isFirst = await ctx.transaction(async (tx) => {
    if (pack && !(await replacePack(tx, episode, row.openingsKey, pack))) return false;
    for (const { file, slices } of [...hosts, ...(pack ? [pack] : [])]) await saveSlices(tx, file, slices);
    await forgetOwn(tx, episode.id);
    return true;
  });
  // Another process put them together meanwhile, and nothing names this file.
  if (pack && !isFirst) await ctx.storage.delete(pack.file);
}

/** Which of the takes lie in which of the files, by their bytes. */
async function findHosts(
  { storage }: Context,
  files: readonly (string | undefined)[],
  loose: readonly Loose[],
): Promise<Host[]> {
  const hosts: Host[] = [];
  const found = new Set<string>();
  for (const file of files) {
    const bytes = file && (await storage.get(file));
    if (!bytes) continue;
    const sound = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const slices: Slice[] = [];
    for (const { key, durationMs, mp3 } of loose) {
      const fileOffset = found.has(key) ? -1 : sound.indexOf(mp3);
      if (fileOffset < 0) continue;
      found.add(key);
      slices.push({ key, fileOffset, bytes: mp3.length, durationMs });
    }
    hosts.push({ file, slices });
  }
  return hosts;
}

/** One file of the takes, behind those that were in the one before, if that is still there. Its name is new, so that nothing is read from it too early. */
async function writePack({ storage }: Context, before: string | null, rest: readonly Loose[]): Promise<Pack> {
  const known = before ? await storage.get(before) : null;
  const kept = known ?? new Uint8Array();
  const file = `openings/${crypto.randomUUID()}.mp3`;
  await storage.put(file, concatenate([kept, ...rest.map(({ mp3 }) => mp3)]), { contentType: 'audio/mpeg' });
  let at = kept.length;
  const slices = rest.map(({ key, durationMs, mp3 }) => {
    const slice = { key, fileOffset: at, bytes: mp3.length, durationMs };
    at += mp3.length;
    return slice;
  });
  return { file, slices, hasBefore: known !== null };
}

/** Names the new file in the episode and its copies, instead of the one before. Answers false where another process did so first. */
async function replacePack(
  tx: Context,
  { id, audioKey }: { id: string; audioKey: string },
  before: string | null,
  { file, hasBefore }: Pack,
): Promise<boolean> {
  const named = await tx.db
    .update(seasonEpisodes)
    .set({ openingsKey: file })
    .where(
      and(eq(seasonEpisodes.audioKey, audioKey), sql`${seasonEpisodes.openingsKey} is not distinct from ${before}`),
    )
    .returning({ id: seasonEpisodes.id });
  if (!named.some((row) => row.id === id)) return false;
  if (before === null) return true;
  // Where the file before was lost, other takes lie at the places of its own: those are voiced again.
  await tx.db
    .update(takes)
    .set(hasBefore ? { file } : inOwnFile)
    .where(eq(takes.file, before));
  await tx.jobs.enqueue(tx.db, deleteFilesJob, { keys: [before] });
  return true;
}

/** A take in a file that the episode names goes with that file. One that lies in another's stays noted, so that it is not lost with that. */
async function forgetOwn({ db }: Context, episodeId: string): Promise<void> {
  const inOwn = sql`${takes.file} in (select unnest(array[audio_key, openings_key, doors ->> 'audioKey', recap ->> 'audioKey'])
    from season_episodes where id = ${episodeId})`;
  await db
    .delete(preparedTakes)
    .where(
      and(
        eq(preparedTakes.episodeId, episodeId),
        inArray(preparedTakes.takeKey, db.select({ key: takes.key }).from(takes).where(inOwn)),
      ),
    );
}
