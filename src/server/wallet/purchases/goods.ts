// What can be bought, and the words by which a checkout carries it to the provider and back.
import { packs, planTerms, plans, type Plan } from '#shared/packs-and-plans.ts';
import type { Context } from '../../context.ts';

export type PaidPlan = Exclude<Plan, 'free'>;
export type Goods = { priceCents: number; cantos: number; name: string } & (
  | { kind: 'pack'; item: string }
  | { kind: 'plan'; item: PaidPlan }
);

export function packGoods(id: string): Goods | null {
  const pack = packs.find((one) => one.id === id);
  return pack
    ? { kind: 'pack', item: pack.id, name: pack.name, cantos: pack.amount, priceCents: pack.priceCents }
    : null;
}
export function planGoods(plan: string): (Goods & { kind: 'plan' }) | null {
  const found = plans.find((one) => one === plan);
  if (!found || found === 'free') return null;
  const { label, cantosPerMonth, priceCents } = planTerms[found];
  return { kind: 'plan', item: found, name: `${label} plan`, cantos: cantosPerMonth, priceCents };
}

/**
 * The plan that a subscription is charged for: the words of its order, unless its buyer has switched since, on the
 * provider's portal, to another price of ours. Null for other goods.
 */
export function planCharged(
  { config }: Pick<Context, 'config'>,
  { reference, priceId }: { reference: string; priceId: string | null },
): (Goods & { kind: 'plan' }) | null {
  const prices: Partial<Record<Plan, string | undefined>> =
    config.payments.kind === 'stripe' ? config.payments.prices : {};
  const ordered = goodsOf(reference);
  const switched = priceId ? plans.find((plan) => prices[plan] === priceId) : undefined;
  if (ordered?.kind !== 'plan') return null;
  return (switched && planGoods(switched)) ?? ordered;
}

export function referenceOf({ kind, item }: Goods): string {
  return `${kind}:${item}`;
}
/** Null for references of something else: other goods on the same account of the provider. */
export function goodsOf(reference: string): Goods | null {
  const [kind, item = ''] = reference.split(':');
  return kind === 'pack' ? packGoods(item) : kind === 'plan' ? planGoods(item) : null;
}
