import { frameBytes, frameMs } from '#media/audio/audio-format.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import type { Context } from '#server/context.ts';
import type { FileStore } from './machines/file-store.ts';
import type { Town } from './town.ts';

/** What must be so when all has come to rest; each fault in a sentence. */
export async function verify(town: Town, { files }: FileStore, ctx: Context): Promise<string[]> {
  const { faults } = await auditLedger(ctx);
  return [
    ...faults.map(({ rule, detail }) => `Not so: ${rule}. ${detail}`),
    ...(await findLost(town, ctx)),
    ...(await findUnpaid(ctx)),
    ...(await findUncredited(town, ctx)),
    ...(await findUnmade(ctx)),
    ...(await findFiles(ctx, new Set(files.keys()))),
    ...(await findSlices(ctx, files)),
  ];
}

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) => [...all].filter((one) => !some.has(one));

async function column(ctx: Context, query: string, values: unknown[] = []): Promise<string[]> {
  return (await ctx.database.pool.query<{ it: string }>(query, values)).rows.map(({ it }) => it);
}

/** Everything that somebody was told is there, and nothing that nobody was told of: none lost, none twice. */
async function findLost({ told, leaving }: Town, ctx: Context): Promise<string[]> {
  const compare = (what: string, said: ReadonlySet<string>, found: string[]) => [
    // Seasons that only somebody who left could see went with them.
    ...without(said, new Set(found))
      .filter(() => leaving.size === 0)
      .map((id) => `${what} ${id} is lost.`),
    ...without(new Set(found), said).map((id) => `Nobody was told of ${what} ${id}.`),
  ];
  const made = `select e.id as it from season_episodes e join user_seasons s on s.id = e.season_id where not e.is_copy`;
  return [
    ...compare('season', told.seasons, await column(ctx, 'select id as it from user_seasons where not is_remixed')),
    ...compare('remix', told.remixes, await column(ctx, 'select id as it from user_seasons where is_remixed')),
    // The first own episode of a remix comes with it.
    ...compare(
      'episode',
      told.episodes,
      await column(ctx, `${made} and (not s.is_remixed or e.episode_number > s.source_episode_number + 1)`),
    ),
  ];
}

async function findUnpaid(ctx: Context): Promise<string[]> {
  const ids = await column(ctx, 'select id as it from season_episodes where not is_copy and charge_key is null');
  return ids.map((id) => `Episode ${id} was never paid for.`);
}

async function findUncredited({ paid, leaving }: Town, ctx: Context): Promise<string[]> {
  const packs = [...paid].filter(([, { kind }]) => kind === 'pack');
  const faults: string[] = [];
  for (const [id, { userId, cantos }] of packs) {
    const found = await column(
      ctx,
      `select amount::text as it from canto_ledger where reason = 'pack' and reference = $1 and user_id = $2`,
      [id, userId],
    );
    if (found.length !== 1 || found[0] !== String(cantos))
      faults.push(`Checkout ${id} of ${cantos} cantos was credited ${found.join(' and ') || 'nothing'}.`);
  }
  for (const userId of new Set([...paid.values()].map((one) => one.userId))) {
    const running = await column(
      ctx,
      `select subscription_id as it from subscriptions where user_id = $1 and status = 'active'`,
      [userId],
    );
    if (running.length > 1) faults.push(`${userId} has ${running.length} plans at once.`);
    if (running.length > 0 && leaving.has(userId)) continue;
    const bought = [...paid.values()].some((one) => one.userId === userId && one.kind === 'plan');
    if (bought && running.length === 0) faults.push(`${userId} has bought a plan and has none.`);
  }
  return faults;
}

/** Every episode has come to an end, and one that is ready is whole. */
async function findUnmade(ctx: Context): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ id: string; stage: string; fault: string | null }>(`
    select e.id, e.stage, case
      when stage not in ('ready', 'failed') then 'is still ' || stage
      when stage = 'ready' and (audio_key is null or captions_key is null or duration_ms is null) then 'has no sound'
      when stage = 'ready' and lines_total <> (select count(*) from episode_lines l where l.episode_id = e.id)
        then 'has ' || (select count(*) from episode_lines l where l.episode_id = e.id) || ' lines of ' || lines_total
      when stage = 'ready' and jsonb_array_length(transcript) <> lines_total then 'has another transcript'
      when not is_copy and exists (select 1 from episode_takes t where t.episode_id = e.id
        having count(*) <> max(position) + 1) then 'has holes between its takes'
      when not is_copy and stage = 'ready' and duration_ms <> (select sum(k.duration_ms) from episode_takes t
        join takes k on k.key = t.take_key where t.episode_id = e.id) then 'is not as long as its takes'
      when stage = 'ready' and 3 <> (select count(*) from episode_choices c where c.episode_id = e.id) then 'has not three doors'
    end as fault from season_episodes e order by id`);
  const jobs = await column(
    ctx,
    `select name || ' ' || id || ' is ' || state as it from pgboss.job
      where state < 'completed' and start_after < now() + interval '1 hour' and name not like '%pgboss%'`,
  );
  return [
    ...rows.flatMap(({ id, fault }) => (fault ? [`Episode ${id} ${fault}.`] : [])),
    ...jobs.map((job) => `Job ${job}.`),
  ];
}

/** Every file is somebody's, and what a row names is there. */
async function findFiles(ctx: Context, kept: ReadonlySet<string>): Promise<string[]> {
  const named = new Set(
    await column(
      ctx,
      `select coalesce(file, 'takes/' || left(key, 2) || '/' || key || '.mp3') as it from takes
      union select unnest(array[audio_key, captions_key, openings_key, doors ->> 'audioKey', recap ->> 'audioKey'])
        from season_episodes
      order by it`,
    ),
  );
  named.delete(null as never);
  return [
    ...without(named, kept).map((key) => `The file ${key} is gone.`),
    ...without(kept, named)
      .toSorted()
      .map((key) => `The file ${key} is nobody's.`),
  ];
}

/** What is said to lie in another file lies there, as whole frames of its length. */
async function findSlices(ctx: Context, files: FileStore['files']): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ key: string; file: string; at: number; bytes: number; ms: number }>(
    `select key, file, file_offset as at, bytes, duration_ms as ms from takes where file is not null order by key`,
  );
  const isWhole = ({ file, at, bytes, ms }: (typeof rows)[number]) => {
    const slice = files.get(file)?.bytes.subarray(at, at + bytes);
    if (slice?.length !== bytes || bytes !== (ms / frameMs) * frameBytes) return false;
    return Array.from({ length: bytes / frameBytes }, (_, frame) => slice[frame * frameBytes]).every(
      (byte) => byte === 0xff,
    );
  };
  return rows.filter((row) => !isWhole(row)).map(({ key, file }) => `Take ${key} does not lie in ${file}.`);
}
