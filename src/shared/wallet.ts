import { groupDigits } from './group-digits.ts';
import { z } from 'zod';

/** What things cost, in cantos. */
export const prices = { season: 300, episode: 300, remix: 300 } as const;
export const signUpGrant = 1000;
export const defaultRequiredAmount = 300;

/** Why a balance changed. */
export const ledgerReasons = [
  'sign_up',
  'season',
  'episode',
  'remix',
  'refund',
  'pack',
  'plan',
  'reversal',
  'correction',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];

export const ledgerEntry = z.object({
  id: z.string(),
  reason: z.enum(ledgerReasons),
  reference: z.string().nullable(),
  amount: z.number(),
  balance_after: z.number(),
  description: z.string(),
  created_at: z.string(),
  /** The season that a charge or its refund was for. */
  season_id: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export function formatPrice(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
export function formatCantos(amount: number): string {
  return groupDigits(amount);
}
