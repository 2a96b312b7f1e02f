import { z } from 'zod';

/** How long a part of *Overview*'s charts is. */
export const overviewSlotMinutes = 30;
export const overviewHours = 24;

export const overviewSlot = z.object({
  /** When it begins. */
  at: z.string(),
  requests: z.number(),
  /** Of these, answered with 500 and more. */
  failures: z.number(),
  /** Turned away while too much was under way. */
  shed: z.number(),
  takes: z.number(),
  episodes: z.number(),
  provider_failures: z.number(),
  cantos_in: z.number(),
  cantos_out: z.number(),
  /** Seconds from an order to its first sentence; null where nothing was ordered. */
  first_sound_p50: z.number().nullable(),
  first_sound_p95: z.number().nullable(),
});
export type OverviewSlot = z.infer<typeof overviewSlot>;

export const ledgerAudit = z.object({
  at: z.string(),
  wallets: z.number(),
  entries: z.number(),
  /** What is wrong; empty is the only good answer. */
  faults: z.array(z.object({ rule: z.string(), detail: z.string() })),
});
export type LedgerAudit = z.infer<typeof ledgerAudit>;

/** How Canto is and has been, for its admins. */
export const overview = z.object({
  /** The last 24 hours, oldest first. */
  slots: z.array(overviewSlot),
  /** Ordered episodes: waiting for a worker, and being made. */
  waiting: z.number(),
  running: z.number(),
  oldest_seconds: z.number(),
  database_bytes: z.number(),
  /** Null where nothing of ours lies on this machine. */
  disk: z.object({ free_bytes: z.number(), total_bytes: z.number() }).nullable(),
  last_backup: z.object({ at: z.string(), bytes: z.number() }).nullable(),
  /** So many nightly backups are kept; 0 where none is made. */
  backups_kept: z.number(),
  last_audit: ledgerAudit.nullable(),
});
export type Overview = z.infer<typeof overview>;
