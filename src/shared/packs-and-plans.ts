// Apart from the wallet, so that pages which only show a balance or a price do not carry the shop.

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
