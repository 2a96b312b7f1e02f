import { Gauge, Registry } from 'prom-client';
import type { Context } from '../../context.ts';
import { readState, type State } from './read-state.ts';

const keptMs = 5000;

/**
 * Adds what all processes share to the figures of this one, read once in five seconds at most. Answers what writes all of them as
 * Prometheus reads them; while the database is away, those of the process alone.
 */
export function openMetricsPage(
  ctx: Pick<Context, 'db' | 'config' | 'metrics' | 'log'>,
  readAudit: () => Promise<{ at: string; faults: unknown[] } | null>,
): () => Promise<string> {
  const registry = new Registry();
  const gauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const gauges = {
    up: gauge('canto_database_up', 'Whether the database answers'),
    waiting: gauge('canto_queue_waiting', 'Jobs that wait for a worker', 'queue'),
    running: gauge('canto_queue_running', 'Jobs that are worked on', 'queue'),
    oldest: gauge('canto_queue_oldest_seconds', 'How long the oldest of them has been waiting', 'queue'),
    cantos: gauge('canto_cantos_24h', 'Cantos that came in and went out in 24 hours', 'reason', 'direction'),
    faults: gauge('canto_ledger_faults', 'What the last audit of the ledger found wrong'),
    audited: gauge('canto_ledger_audited_timestamp_seconds', 'When the ledger was last audited'),
    backedUp: gauge('canto_backup_timestamp_seconds', 'When the last backup was finished'),
    backupBytes: gauge('canto_backup_bytes', 'Its size'),
    database: gauge('canto_database_bytes', 'The size of the database'),
    free: gauge('canto_disk_free_bytes', 'Room on the disk of DATA_DIR'),
    total: gauge('canto_disk_bytes', 'Size of the disk of DATA_DIR'),
  };
  function show(state: State, audit: Awaited<ReturnType<typeof readAudit>>): void {
    for (const [queue, { waiting, running, oldestSeconds }] of Object.entries(state.queues)) {
      gauges.waiting.set({ queue }, waiting);
      gauges.running.set({ queue }, running);
      gauges.oldest.set({ queue }, oldestSeconds);
    }
    gauges.cantos.reset();
    for (const [reason, moved] of Object.entries(state.cantos))
      for (const direction of ['in', 'out'] as const) gauges.cantos.set({ reason, direction }, moved[direction]);
    if (audit) {
      gauges.faults.set(audit.faults.length);
      gauges.audited.set(Date.parse(audit.at) / 1000);
    }
    if (state.backup) {
      gauges.backedUp.set(state.backup.at.getTime() / 1000);
      gauges.backupBytes.set(state.backup.bytes);
    }
    gauges.database.set(state.databaseBytes);
    if (state.disk) {
      gauges.free.set(state.disk.freeBytes);
      gauges.total.set(state.disk.totalBytes);
    }
  }
  let readAt = -Infinity;
  return async () => {
    if (performance.now() - readAt > keptMs) {
      readAt = performance.now();
      try {
        show(await readState(ctx), await readAudit());
        gauges.up.set(1);
      } catch (error) {
        ctx.log.warn({ err: error }, 'the state could not be read for the metrics');
        gauges.up.set(0);
      }
    }
    return `${await ctx.metrics.registry.metrics()}${await registry.metrics()}`;
  };
}
