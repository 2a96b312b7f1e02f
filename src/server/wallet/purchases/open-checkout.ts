import { createHash } from 'node:crypto';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';
import { formatCantos } from '#shared/wallet.ts';
import type { Context, Viewer } from '../../context.ts';
import { findCustomer } from '../plan.ts';
import { checkouts } from '../tables.ts';
import { referenceOf, type Goods } from './goods.ts';

type Opener = Pick<Context, 'config' | 'db' | 'payments' | 'clock'>;

/**
 * Opens a checkout at the provider and keeps what it is for. Not in a transaction: the provider is elsewhere. The same
 * `key` again answers the same checkout; for other goods it is `idempotency_mismatch`. `unavailable` on a public server
 * without a provider, which has no test checkout.
 */
export async function openCheckout(
  ctx: Opener,
  viewer: Viewer,
  goods: Goods,
  key: string | null,
): Promise<{ url: string }> {
  const { baseUrl, devPages } = ctx.config;
  if (ctx.payments.test && !devPages) throw new AppError('unavailable', 'Payments are not set up on this server yet.');
  const plan = goods.kind === 'plan';
  const { id, url } = await ctx.payments.createCheckout({
    kind: plan ? 'subscription' : 'payment',
    reference: referenceOf(goods),
    userId: viewer.userId,
    email: viewer.email,
    customerId: plan ? await findCustomer(ctx, viewer.userId) : null,
    lines: [
      {
        name: `${brand.name} ${goods.name}`,
        description: `${formatCantos(goods.cantos)} ${brand.credits}${plan ? ' a month' : ''}`,
        amountCents: goods.priceCents,
        priceId: priceIdOf(ctx, goods),
      },
    ],
    successUrl: `${baseUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}&${brand.credits}=${goods.cantos}`,
    cancelUrl: `${baseUrl}/`,
    metadata: { cantos: String(goods.cantos) },
    idempotencyKey: keyOf(viewer, goods, key),
  });
  await ctx.db
    .insert(checkouts)
    .values({
      id,
      userId: viewer.userId,
      kind: goods.kind,
      item: goods.item,
      amountCents: goods.priceCents,
      cantos: goods.cantos,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
  return { url };
}

/** Plans may have a price of their own at the provider. */
function priceIdOf({ config }: Opener, goods: Goods): string | undefined {
  return goods.kind === 'plan' && config.payments.kind === 'stripe' ? config.payments.prices[goods.item] : undefined;
}

/** Two people may choose the same key, and the provider knows one account only: ours. */
function keyOf({ userId }: Viewer, { kind }: Goods, key: string | null): string {
  if (!key) return crypto.randomUUID();
  return createHash('sha256')
    .update(JSON.stringify([kind, userId, key]))
    .digest('hex');
}
