import type { CheckoutOrder } from './payments.ts';

/** Refuses an order that makes no sense before it reaches a provider; RangeError says why. */
export function checkOrder(order: CheckoutOrder): void {
  const fail = (why: string): never => {
    throw new RangeError(`Not an order: ${why}.`);
  };
  if (order.lines.length === 0) fail('it has no lines');
  for (const { amountCents } of order.lines) {
    if (!Number.isSafeInteger(amountCents) || amountCents <= 0) fail(`${amountCents} is not an amount in cents`);
  }
  for (const url of [order.successUrl, order.cancelUrl]) {
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) fail(`${url} is not a web address`);
  }
  if (order.userId === '' || order.reference === '') fail('it names no buyer or no goods');
  if (order.idempotencyKey === '' || order.idempotencyKey.length > 255)
    fail('its idempotency key is empty or over 255 characters');
}

/** The order's price in cents. */
export function sumOrder(order: Pick<CheckoutOrder, 'lines'>): number {
  return order.lines.reduce((sum, line) => sum + line.amountCents, 0);
}
