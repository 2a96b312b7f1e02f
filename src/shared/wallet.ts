import { z } from 'zod';

/** What things cost, in cantos. */
export const prices = { season: 300, episode: 300, remix: 300 } as const;
export const signUpGrant = 1000;
export const defaultRequiredAmount = 300;

export const packIds = ['starter', 'creator', 'value', 'pro', 'ultimate'] as const;
export type PackId = (typeof packIds)[number];
export type Pack = {
  id: PackId;
  name: string;
  amount: number;
  priceCents: number;
  description: string;
  popular: boolean;
};
export const packs: readonly Pack[] = [
  { id: 'starter', name: 'Starter Pack', amount: 800, priceCents: 99, description: '2-3 episodes', popular: false },
  { id: 'creator', name: 'Creator Pack', amount: 4000, priceCents: 499, description: '13 episodes', popular: true },
  { id: 'value', name: 'Value Pack', amount: 8000, priceCents: 999, description: '26 episodes', popular: false },
  { id: 'pro', name: 'Pro Pack', amount: 20_000, priceCents: 1999, description: '66 episodes', popular: false },
  {
    id: 'ultimate',
    name: 'Ultimate Pack',
    amount: 50_000,
    priceCents: 4999,
    description: '166 episodes',
    popular: false,
  },
];

export const plans = ['free', 'starter', 'premium'] as const;
export type Plan = (typeof plans)[number];
export const planTerms = {
  free: { label: 'Free', priceCents: 0, cantosPerMonth: 0, characterLimit: 3 },
  starter: { label: 'Starter', priceCents: 799, cantosPerMonth: 6000, characterLimit: 10 },
  premium: { label: 'Pro', priceCents: 999, cantosPerMonth: 12_000, characterLimit: null },
} as const satisfies Record<
  Plan,
  { label: string; priceCents: number; cantosPerMonth: number; characterLimit: number | null }
>;

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
  return amount.toLocaleString('en-US');
}
