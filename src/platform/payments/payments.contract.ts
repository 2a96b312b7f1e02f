// What every payment provider must do, run against each implementation.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutOrder, PaymentEvent, Payments } from './payments.ts';

export type OpenedPayments = {
  payments: Payments;
  /** The buyer pays; answers the events that then arrive, as the application reads them. */
  pay(sessionId: string): Promise<PaymentEvent[]>;
  refundAll(sessionId: string): Promise<PaymentEvent[]>;
  cancel(subscriptionId: string, customerId: string): Promise<PaymentEvent[]>;
  close(): Promise<void>;
};

export function contractOrder(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    kind: 'payment',
    reference: 'goods:small',
    userId: 'user-1',
    email: 'ada@example.com',
    lines: [{ name: 'Small pack', description: 'A few', amountCents: 499 }],
    successUrl: 'https://canto.example/wallet?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://canto.example/wallet',
    metadata: { pack: 'small' },
    idempotencyKey: randomUUID(),
    ...changes,
  };
}
const monthly = { kind: 'subscription', reference: 'plan:big', metadata: { plan: 'big' } } as const;
const purchase = { userId: 'user-1', reference: 'goods:small', metadata: { pack: 'small' } };

export function describePayments(name: string, openForTest: () => Promise<OpenedPayments>): void {
  describe(`payments contract: ${name}`, () => {
    let opened: OpenedPayments;
    let payments: Payments;
    beforeAll(async () => {
      opened = await openForTest();
      payments = opened.payments;
    });
    afterAll(() => opened?.close());

    it('opens a checkout that is not paid yet', async () => {
      const { id, url } = await payments.createCheckout(contractOrder());
      expect(url).toContain(id);
      expect(await payments.getCheckout(id)).toEqual({
        ...purchase,
        id,
        kind: 'payment',
        status: 'open',
        amountCents: 499,
        customerId: null,
        subscriptionId: null,
        paymentId: null,
        url,
      });
    });

    it('adds up lines', async () => {
      const lines = [
        { name: 'A', amountCents: 297 },
        { name: 'B', amountCents: 1000 },
      ];
      const { id } = await payments.createCheckout(contractOrder({ lines }));
      expect((await payments.getCheckout(id))!.amountCents).toBe(1297);
    });

    it('tells of a payment once, in an event and when asked', async () => {
      const { id } = await payments.createCheckout(contractOrder());
      const events = await opened.pay(id);
      expect(events.map((event) => event.type)).toEqual(['checkout.session.completed']);
      const [event] = events;
      if (event?.type !== 'checkout.session.completed') throw new Error('another event');
      expect(event.checkout).toMatchObject({ ...purchase, id, status: 'paid', amountCents: 499, subscriptionId: null });
      expect(event.checkout.paymentId).toBeTruthy();
      expect(event.id).toBeTruthy();
      expect(Math.abs(event.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
      expect(await payments.getCheckout(id)).toEqual(event.checkout);
    });

    it('tells of a subscription: checkout, subscription and paid invoice', async () => {
      const { id } = await payments.createCheckout(contractOrder(monthly));
      const events = await opened.pay(id);
      expect(events.map((event) => event.type)).toEqual([
        'checkout.session.completed',
        'customer.subscription.updated',
        'invoice.paid',
      ]);
      expect(new Set(events.map((event) => event.id)).size).toBe(3);
      const checkout = (await payments.getCheckout(id))!;
      expect(checkout).toMatchObject({
        kind: 'subscription',
        status: 'paid',
        userId: 'user-1',
        reference: 'plan:big',
        paymentId: null,
      });
      const { subscriptionId, customerId } = checkout;
      const subscription = (await payments.getSubscription(subscriptionId!))!;
      expect(subscription).toMatchObject({
        customerId,
        status: 'active',
        userId: 'user-1',
        metadata: { plan: 'big' },
        cancelAtPeriodEnd: false,
      });
      const days = (subscription.currentPeriodEnd!.getTime() - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(27);
      expect(days).toBeLessThan(32);
      expect(events[1]).toMatchObject({ subscription });
      expect(events[2]).toMatchObject({
        invoice: {
          subscriptionId,
          customerId,
          amountCents: 499,
          userId: 'user-1',
          reason: 'subscription_create',
          metadata: { plan: 'big' },
        },
      });
    });

    it('tells of a subscription that ends', async () => {
      const { id } = await payments.createCheckout(contractOrder(monthly));
      await opened.pay(id);
      const { subscriptionId, customerId } = (await payments.getCheckout(id))!;
      const [event] = await opened.cancel(subscriptionId!, customerId!);
      expect(event).toMatchObject({
        type: 'customer.subscription.deleted',
        subscription: { id: subscriptionId, status: 'canceled', userId: 'user-1' },
      });
      expect((await payments.getSubscription(subscriptionId!))!.status).toBe('canceled');
    });

    it('tells of a refund, by the payment it gives back', async () => {
      const { id } = await payments.createCheckout(contractOrder());
      await opened.pay(id);
      const { paymentId } = (await payments.getCheckout(id))!;
      const [event] = await opened.refundAll(id);
      expect(event).toMatchObject({
        type: 'charge.refunded',
        charge: { ...purchase, paymentId, amountCents: 499, refundedCents: 499 },
      });
    });

    it('tells of a refunded subscription by its invoice', async () => {
      const { id } = await payments.createCheckout(contractOrder(monthly));
      const invoice = (await opened.pay(id)).flatMap((event) =>
        event.type === 'invoice.paid' ? event.invoice : [],
      )[0]!;
      const [event] = await opened.refundAll(id);
      expect(event).toMatchObject({
        type: 'charge.refunded',
        charge: { userId: 'user-1', reference: 'plan:big', amountCents: 499, refundedCents: 499, invoice },
      });
      expect(event).toMatchObject({ charge: { paymentId: expect.any(String) } });
    });

    it('closes a checkout, once and not after it was paid', async () => {
      const { id } = await payments.createCheckout(contractOrder());
      await payments.expireCheckout(id);
      expect(await payments.getCheckout(id)).toMatchObject({ status: 'expired', url: null });
      const { id: paid } = await payments.createCheckout(contractOrder());
      await opened.pay(paid);
      await expect(payments.expireCheckout(paid)).rejects.toMatchObject({ code: 'conflict' });
    });

    it.each([true, false])('ends a subscription at our wish (refund: %s), however often', async (refund) => {
      const { id } = await payments.createCheckout(contractOrder(monthly));
      await opened.pay(id);
      const { subscriptionId } = (await payments.getCheckout(id))!;
      for (let time = 0; time < 2; time++) await payments.endSubscription(subscriptionId!, { refund });
      expect((await payments.getSubscription(subscriptionId!))!.status).toBe('canceled');
      await payments.endSubscription('sub_none', { refund });
    });

    it('opens one checkout for one idempotency key', async () => {
      const order = contractOrder();
      const answers = await Promise.all([payments.createCheckout(order), payments.createCheckout(order)]);
      answers.push(await payments.createCheckout({ ...order }));
      expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
      expect(new Set(answers.map((answer) => answer.url)).size).toBe(1);
      const other = contractOrder({ idempotencyKey: order.idempotencyKey, userId: 'user-2' });
      await expect(payments.createCheckout(other)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    });

    it('answers null for what is not there', async () => {
      expect(await payments.getCheckout('cs_test_none')).toBeNull();
      expect(await payments.getSubscription('sub_none')).toBeNull();
    });

    it('opens the portal of a customer', async () => {
      const { id } = await payments.createCheckout(contractOrder(monthly));
      await opened.pay(id);
      const { customerId } = (await payments.getCheckout(id))!;
      const { url } = await payments.openPortal({ customerId: customerId!, returnUrl: 'https://canto.example/wallet' });
      expect(url).toMatch(/^(https:\/\/|\/dev\/portal\/)/);
    });

    it.each<[string, Partial<CheckoutOrder>]>([
      ['no lines', { lines: [] }],
      ['a price of nothing', { lines: [{ name: 'A', amountCents: 0 }] }],
      ['a negative price', { lines: [{ name: 'A', amountCents: -5 }] }],
      ['a broken price', { lines: [{ name: 'A', amountCents: 0.5 }] }],
      ['an address that is not of the web', { successUrl: 'javascript:alert(1)' }],
      ['a relative address', { cancelUrl: '/wallet' }],
      ['no buyer', { userId: '' }],
      ['no idempotency key', { idempotencyKey: '' }],
    ])('refuses an order with %s', async (_name, changes) => {
      await expect(payments.createCheckout(contractOrder(changes))).rejects.toThrow(RangeError);
    });

    it.each(['', 't=1,v1=abc', 'nonsense'])('does not believe a call signed %j', async (signature) => {
      const { id } = await payments.createCheckout(contractOrder());
      const checkout = { id, mode: 'payment', payment_status: 'paid', metadata: { user_id: 'user-1' } };
      const body = JSON.stringify({
        id: 'evt_1',
        type: 'checkout.session.completed',
        created: 1,
        data: { object: checkout },
      });
      const headers = new Headers(signature ? { 'stripe-signature': signature } : {});
      await expect(payments.readEvent(body, headers)).rejects.toMatchObject({ code: 'bad_request' });
      expect((await payments.getCheckout(id))!.status).toBe('open');
    });
  });
}
