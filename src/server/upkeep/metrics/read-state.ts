import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';

export type Queue = { waiting: number; running: number; oldestSeconds: number };
export type State = {
  /** Of ordered episodes, and of everything else. */
  queues: { episodes: Queue; others: Queue };
  /** Cantos by reason in the last 24 hours: positive came in, negative went out. */
  cantos: Record<string, { in: number; out: number }>;
  backup: { at: Date; bytes: number } | null;
  databaseBytes: number;
  /** Null where nothing of ours lies on this machine. */
  disk: { freeBytes: number; totalBytes: number } | null;
};

const episodes = 'productions.advance-episode';

/** What all processes share, as the database and the disk have it now. */
export async function readState({ db, config }: Pick<Context, 'db' | 'config'>): Promise<State> {
  const { rows: queues } = await db.execute<{
    is_episode: boolean;
    waiting: number;
    running: number;
    seconds: number;
  }>(sql`
    select name = ${episodes} as is_episode,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8 as seconds
    from pgboss.job where state in ('created', 'retry', 'active') group by 1`);
  const queueOf = (isEpisode: boolean): Queue => {
    const row = queues.find(({ is_episode }) => is_episode === isEpisode);
    return { waiting: row?.waiting ?? 0, running: row?.running ?? 0, oldestSeconds: row?.seconds ?? 0 };
  };
  const { rows: moved } = await db.execute<{ reason: string; came: number; went: number }>(sql`
    select reason, coalesce(sum(amount) filter (where amount > 0), 0)::float8 as came,
      coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as went
    from canto_ledger where created_at > now() - interval '24 hours' group by reason`);
  const { rows } = await db.execute<{
    backed_up_at: Date | null;
    backup_bytes: string | null;
    database_bytes: string;
  }>(sql`
    select backup.finished_at as backed_up_at, backup.bytes as backup_bytes,
      pg_database_size(current_database()) as database_bytes
    from (select 1) one
    left join (
      select finished_at, bytes from backups where failure is null and finished_at is not null order by started_at desc limit 1
    ) backup on true`);
  const [row] = rows;
  return {
    queues: { episodes: queueOf(true), others: queueOf(false) },
    cantos: Object.fromEntries(moved.map(({ reason, came, went }) => [reason, { in: came, out: went }])),
    backup: row?.backed_up_at ? { at: new Date(row.backed_up_at), bytes: Number(row.backup_bytes) } : null,
    databaseBytes: Number(row?.database_bytes ?? 0),
    disk: await readDisk(config),
  };
}

async function readDisk(config: Context['config']): Promise<State['disk']> {
  if (config.database.kind === 'server' && config.storage.kind === 's3') return null;
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
