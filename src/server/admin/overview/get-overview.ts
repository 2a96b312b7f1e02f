import { sql } from 'drizzle-orm';
import { overviewHours, overviewSlotMinutes, type Overview, type OverviewSlot } from '#shared/admin/overview.ts';
import type { Context } from '../../context.ts';
import { firstSoundBuckets } from '../../upkeep/metrics/metrics.ts';
import { readState } from '../../upkeep/metrics/read-state.ts';
import { findLastAudit } from './record-audit.ts';

const slotSeconds = overviewSlotMinutes * 60;
const slots = (overviewHours * 60) / overviewSlotMinutes;

/** The state of the moment and the figures of the last 24 hours, of all processes together. */
export async function getOverview(ctx: Pick<Context, 'db' | 'config' | 'clock'>): Promise<Overview> {
  const [state, audit, drawn] = [await readState(ctx), await findLastAudit(ctx), await readSlots(ctx)];
  const { episodes } = state.queues;
  return {
    slots: drawn,
    waiting: episodes.waiting,
    running: episodes.running,
    oldest_seconds: Math.round(episodes.oldestSeconds),
    database_bytes: state.databaseBytes,
    disk: state.disk && { free_bytes: state.disk.freeBytes, total_bytes: state.disk.totalBytes },
    last_backup: state.backup && { at: state.backup.at.toISOString(), bytes: state.backup.bytes },
    backups_kept: ctx.config.backups.keep,
    last_audit: audit,
  };
}

async function readSlots({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<OverviewSlot[]> {
  const last = Math.floor(clock.now().getTime() / 1000 / slotSeconds);
  const first = last - slots + 1;
  const since = new Date(first * slotSeconds * 1000).toISOString();
  const slotOf = (column: string) => sql.raw(`floor(extract(epoch from ${column}) / ${slotSeconds})::int`);
  const { rows: counted } = await db.execute<{ slot: number; name: string; value: number }>(sql`
    select ${slotOf('slot')} as slot, name, sum(value)::float8 as value from service_figures
    where slot >= ${since}::timestamptz group by 1, 2`);
  const { rows: finished } = await db.execute<{ slot: number; value: number }>(sql`
    select ${slotOf('finished_at')} as slot, count(*)::int as value from season_episodes
    where finished_at >= ${since}::timestamptz and stage = 'ready' and not is_copy group by 1`);
  const { rows: moved } = await db.execute<{ slot: number; came: number; went: number }>(sql`
    select ${slotOf('created_at')} as slot, coalesce(sum(amount) filter (where amount > 0), 0)::float8 as came,
      coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as went
    from canto_ledger where created_at >= ${since}::timestamptz group by 1`);
  const figures = new Map(counted.map(({ slot, name, value }) => [`${slot} ${name}`, value]));
  return Array.from({ length: slots }, (_, i) => {
    const slot = first + i;
    const figure = (name: string) => figures.get(`${slot} ${name}`) ?? 0;
    const buckets = [...firstSoundBuckets, 'more'].map((limit) => figure(`first_sound:${limit}`));
    const money = moved.find((row) => row.slot === slot);
    return {
      at: new Date(slot * slotSeconds * 1000).toISOString(),
      requests: figure('requests'),
      failures: figure('failures'),
      shed: figure('shed'),
      takes: figure('takes'),
      episodes: finished.find((row) => row.slot === slot)?.value ?? 0,
      provider_failures: figure('provider_failures'),
      cantos_in: money?.came ?? 0,
      cantos_out: money?.went ?? 0,
      first_sound_p50: quantile(buckets, 0.5),
      first_sound_p95: quantile(buckets, 0.95),
    };
  });
}

/** Within the bucket that the quantile falls into everything is taken to be spread evenly; null where nothing was counted. */
export function quantile(counts: readonly number[], q: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  for (const [i, count] of counts.entries()) {
    const upper = firstSoundBuckets[i];
    if (upper === undefined) break;
    if (before + count >= q * total) {
      const lower = firstSoundBuckets[i - 1] ?? 0;
      return lower + ((upper - lower) * (q * total - before)) / count;
    }
    before += count;
  }
  return firstSoundBuckets.at(-1)!;
}
