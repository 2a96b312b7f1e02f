// The parts of Stripe's objects that are read, in the shapes of every API version a webhook may be pinned to.
import { z } from 'zod';
import type { Checkout, Dispute, PaidInvoice, Purchase, RefundedCharge, Subscription } from './payments.ts';

/** Where the buyer and the goods are written into Stripe's metadata. */
export const userKey = 'user_id';
export const referenceKey = 'reference';

const metadata = z.record(z.string(), z.string()).nullish();
/** An id, or the whole object where it was expanded. */
const id = z
  .union([z.string(), z.object({ id: z.string() })])
  .nullish()
  .transform((value) => (typeof value === 'object' ? (value?.id ?? null) : (value ?? null)));
const unixTime = z.number().transform((seconds) => new Date(seconds * 1000));

const session = z.object({
  id: z.string(),
  mode: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  url: z.string().nullish(),
  amount_total: z.number().nullish(),
  customer: id,
  subscription: id,
  payment_intent: id,
  metadata,
});

/** Null where the session was not opened here (no buyer in its metadata), or is only a card set-up. */
export function asCheckout(value: unknown): Checkout | null {
  const found = session.parse(value);
  const purchase = purchaseOf(found.metadata);
  if (!purchase || (found.mode !== 'payment' && found.mode !== 'subscription')) return null;
  const paid = found.payment_status === 'paid' || found.payment_status === 'no_payment_required';
  return {
    ...purchase,
    id: found.id,
    kind: found.mode,
    status: found.status === 'expired' ? 'expired' : paid && found.status !== 'open' ? 'paid' : 'open',
    amountCents: found.amount_total ?? 0,
    customerId: found.customer,
    subscriptionId: found.subscription,
    paymentId: found.payment_intent,
    url: found.status === 'open' ? (found.url ?? null) : null,
  };
}

const subscription = z.object({
  id: z.string(),
  customer: id,
  status: z.string(),
  cancel_at_period_end: z.boolean().nullish(),
  cancel_at: z.number().nullish(),
  /** Before API version 2025-03-31; afterwards each item has its own. */
  current_period_end: unixTime.nullish(),
  items: z.object({ data: z.array(z.object({ current_period_end: unixTime.nullish(), price: id })) }).nullish(),
  metadata,
});

export function asSubscription(value: unknown): Subscription | null {
  const found = subscription.parse(value);
  const purchase = purchaseOf(found.metadata);
  if (!purchase || found.customer === null) return null;
  return {
    ...purchase,
    id: found.id,
    customerId: found.customer,
    status: found.status,
    priceId: found.items?.data[0]?.price ?? null,
    currentPeriodEnd: latest([
      found.current_period_end,
      ...(found.items?.data ?? []).map((item) => item.current_period_end),
    ]),
    cancelAtPeriodEnd: found.cancel_at_period_end === true || typeof found.cancel_at === 'number',
  };
}

const owner = z.object({ subscription: id, metadata }).nullish();
const line = z.object({
  amount: z.number().nullish(),
  period: z.object({ end: unixTime }).nullish(),
  pricing: z.object({ price_details: z.object({ price: id }).nullish() }).nullish(),
  /** Before API version 2025-03-31. */
  price: id,
});
const invoice = z.object({
  id: z.string(),
  customer: id,
  amount_paid: z.number(),
  billing_reason: z.string().nullish(),
  parent: z.object({ subscription_details: owner }).nullish(),
  /** Both before API version 2025-03-31. */
  subscription: id,
  subscription_details: z.object({ metadata }).nullish(),
  lines: z.object({ data: z.array(line) }).nullish(),
});

/** A change in mid-period gives back the rest of the old price and asks for the new one, each in a line. */
function newestPrice(lines: z.infer<typeof line>[]): string | null {
  const end = ({ period }: z.infer<typeof line>) => period?.end.getTime() ?? 0;
  const [newest] = lines.toSorted((a, b) => end(b) - end(a) || (b.amount ?? 0) - (a.amount ?? 0));
  return newest?.pricing?.price_details?.price ?? newest?.price ?? null;
}

/** Null for invoices without a subscription of ours. */
export function asPaidInvoice(value: unknown): PaidInvoice | null {
  const found = invoice.parse(value);
  const details = found.parent?.subscription_details;
  const purchase = purchaseOf(details?.metadata ?? found.subscription_details?.metadata);
  const subscriptionId = details?.subscription ?? found.subscription;
  if (!purchase || !subscriptionId || found.customer === null) return null;
  return {
    ...purchase,
    id: found.id,
    subscriptionId,
    customerId: found.customer,
    amountCents: found.amount_paid,
    reason: found.billing_reason ?? 'unknown',
    priceId: newestPrice(found.lines?.data ?? []),
    periodEnd: latest((found.lines?.data ?? []).map((line) => line.period?.end)),
  };
}

const charge = z.object({
  id: z.string(),
  amount: z.number(),
  amount_refunded: z.number(),
  payment_intent: id,
  customer: id,
  metadata,
});

/** What is looked up at Stripe because an event only names it. */
export type StripeQuestions = {
  /** The invoice that a payment was for; null where it was for none. */
  invoiceOf(paymentId: string): Promise<PaidInvoice | null>;
  /** A charge as Stripe tells it. */
  chargeOf(chargeId: string): Promise<unknown>;
};

/** A subscription's charges carry no words of ours: the invoice that such a payment was for does. */
export async function asRefundedCharge(
  value: unknown,
  { invoiceOf }: Pick<StripeQuestions, 'invoiceOf'>,
): Promise<RefundedCharge | null> {
  const found = charge.parse(value);
  const own = purchaseOf(found.metadata);
  const invoice = own || !found.payment_intent ? null : await invoiceOf(found.payment_intent);
  const purchase = own ?? invoice;
  if (!purchase) return null;
  return {
    userId: purchase.userId,
    reference: purchase.reference,
    metadata: purchase.metadata,
    id: found.id,
    paymentId: found.payment_intent,
    customerId: found.customer,
    amountCents: found.amount,
    refundedCents: found.amount_refunded,
    invoice,
  };
}

const dispute = z.object({ id: z.string(), amount: z.number(), status: z.string(), charge: id });

/** A dispute carries no words of ours: its charge does, or the invoice which that paid. */
export async function asDispute(value: unknown, ask: StripeQuestions): Promise<Dispute | null> {
  const found = dispute.parse(value);
  const charge = found.charge && (await asRefundedCharge(await ask.chargeOf(found.charge), ask));
  return charge ? { id: found.id, status: statusOf(found), disputedCents: found.amount, charge } : null;
}
/** An inquiry that closed (`warning_closed`) and a dispute that was prevented have taken no money. */
function statusOf({ status }: { status: string }): Dispute['status'] {
  return status === 'lost' ? 'lost' : ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

function purchaseOf(found: Record<string, string> | null | undefined): Purchase | null {
  if (!found) return null;
  const { [userKey]: userId, [referenceKey]: reference, ...own } = found;
  return userId ? { userId, reference: reference ?? '', metadata: own } : null;
}

function latest(dates: (Date | null | undefined)[]): Date | null {
  const times = dates.filter((date) => date instanceof Date).map((date) => date.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
