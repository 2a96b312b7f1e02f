import { groupDigits } from './text/group-digits.ts';
import { z } from 'zod';

/** The price of an episode, in cantos. A new season and a remix begin with one. */
const episodePrice = 300;
export const prices = { season: episodePrice, episode: episodePrice, remix: episodePrice } as const;
/** What the wallet's dialog assumes is missing when nobody says for what. */
export const defaultRequiredAmount = episodePrice;
/** What a new account starts with. The trigger `welcome_user` gives it; `welcome.test.ts` holds the two together. */
export const signUpGrant = 1000;

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
  'dispute',
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

/** A payment that the buyer's bank asks back: not decided, decided for us, or for the buyer. */
export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export function formatPrice(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
export function formatCantos(amount: number): string {
  return groupDigits(amount);
}
