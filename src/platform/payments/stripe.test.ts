import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settableClock } from '../clock.ts';
import { openPayments } from './open-payments.ts';
import { contractOrder, describePayments } from './payments.contract.ts';
import type { Payments } from './payments.ts';
import { signatureOf, startStripeServer } from './testing/stripe-server.ts';
import type { SignedEvent, StripeServer } from './testing/stripe-server.ts';

function openAt({ url, secretKey, webhookSecret }: StripeServer): Promise<Payments> {
  return openPayments({ kind: 'stripe', secretKey, webhookSecret, apiBase: url });
}

describePayments('stripe', async () => {
  const server = await startStripeServer();
  const payments = await openAt(server);
  const read = async (events: SignedEvent[]) => {
    const seen = await Promise.all(events.map(({ body, headers }) => payments.readEvent(body, headers)));
    return seen.filter((event) => event !== null);
  };
  return {
    payments,
    pay: (id) => read(server.pay(id)),
    refundAll: (id) => read([server.refund(id, 499)]),
    cancel: (id) => read([server.cancelSubscription(id)]),
    close: server.close,
  };
});

describe('stripe', () => {
  let server: StripeServer;
  let payments: Payments;
  beforeAll(async () => {
    server = await startStripeServer();
    payments = await openAt(server);
  });
  afterAll(() => server.close());

  it('sends inline prices, kept prices, addresses and metadata as Stripe wants them', async () => {
    await payments.createCheckout(contractOrder());
    const payment = server.forms.at(-1)!;
    expect(payment.get('mode')).toBe('payment');
    expect(payment.get('customer_email')).toBe('ada@example.com');
    expect(payment.get('client_reference_id')).toBe('goods:small');
    expect(payment.get('line_items[0][price_data][unit_amount]')).toBe('499');
    expect(payment.get('line_items[0][price_data][currency]')).toBe('usd');
    expect(payment.get('payment_intent_data[metadata][user_id]')).toBe('user-1');
    const lines = [{ name: 'Big', amountCents: 999, priceId: 'price_big' }];
    await payments.createCheckout(contractOrder({ kind: 'subscription', customerId: 'cus_9', lines }));
    const plan = server.forms.at(-1)!;
    expect(plan.get('line_items[0][price]')).toBe('price_big');
    expect(plan.get('customer')).toBe('cus_9');
    expect(plan.has('customer_email')).toBe(false);
    expect(plan.get('subscription_data[metadata][pack]')).toBe('small');
    await payments.createCheckout(contractOrder({ kind: 'subscription' }));
    expect(server.forms.at(-1)!.get('line_items[0][price_data][recurring][interval]')).toBe('month');
  });

  describe('webhooks', () => {
    const about = {
      id: 'cs_1',
      mode: 'payment',
      status: 'complete',
      payment_status: 'paid',
      amount_total: 99,
      metadata: { user_id: 'u', reference: 'r' },
    };
    const bodyOf = (type: string, object: unknown = about) =>
      JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1_790_000_000, data: { object } });
    const now = () => Math.floor(Date.now() / 1000);
    const call = (body: string, timestamp = now(), secret = server.webhookSecret) =>
      payments.readEvent(body, new Headers({ 'stripe-signature': signatureOf(body, secret, timestamp) }));
    const forged = { code: 'bad_request' };

    it('believes a genuine call, as text or bytes, and reads a replay as the same event', async () => {
      const body = bodyOf('checkout.session.completed');
      const headers = new Headers({ 'stripe-signature': signatureOf(body, server.webhookSecret, now()) });
      const first = await payments.readEvent(body, headers);
      expect(first).toMatchObject({
        id: 'evt_1',
        type: 'checkout.session.completed',
        checkout: { id: 'cs_1', status: 'paid' },
      });
      expect(first!.createdAt).toEqual(new Date(1_790_000_000_000));
      expect(await payments.readEvent(new TextEncoder().encode(body), headers)).toEqual(first);
    });

    it('refuses another secret, a changed body and a signature for another body', async () => {
      const body = bodyOf('checkout.session.completed');
      await expect(call(body, now(), 'whsec_other')).rejects.toMatchObject(forged);
      const headers = new Headers({ 'stripe-signature': signatureOf(body, server.webhookSecret, now()) });
      await expect(
        payments.readEvent(body.replace('"amount_total":99', '"amount_total":9'), headers),
      ).rejects.toMatchObject(forged);
      await expect(payments.readEvent(`${body} `, headers)).rejects.toMatchObject(forged);
      await expect(call('not json')).rejects.toMatchObject(forged);
    });

    it('refuses what is older than 300 s by the clock', async () => {
      const body = bodyOf('checkout.session.completed');
      await expect(call(body, now() - 302)).rejects.toMatchObject(forged);
      expect(await call(body, now() - 295)).not.toBeNull();
      const clock = settableClock('2030-01-01T00:00:00Z');
      const later = await openPayments({
        kind: 'stripe',
        secretKey: 'x',
        webhookSecret: server.webhookSecret,
        apiBase: server.url,
        clock,
      });
      const headers = new Headers({ 'stripe-signature': signatureOf(body, server.webhookSecret, now()) });
      await expect(later.readEvent(body, headers)).rejects.toMatchObject(forged);
    });

    it('believes nobody without a webhook secret', async () => {
      const open = await openPayments({ kind: 'stripe', secretKey: 'x', webhookSecret: '', apiBase: server.url });
      const body = bodyOf('checkout.session.completed');
      const headers = new Headers({ 'stripe-signature': signatureOf(body, 'x', now()) });
      await expect(open.readEvent(body, headers)).rejects.toMatchObject({ code: 'unavailable' });
    });

    it('passes over events of no use and objects of somebody else', async () => {
      expect(await call(bodyOf('customer.created', { id: 'cus_1' }))).toBeNull();
      expect(await call(bodyOf('checkout.session.completed', { ...about, metadata: {} }))).toBeNull();
      expect(await call(bodyOf('checkout.session.completed', { ...about, mode: 'setup' }))).toBeNull();
      const oneOff = { id: 'in_1', customer: 'cus_1', amount_paid: 5, parent: null };
      expect(await call(bodyOf('invoice.paid', oneOff))).toBeNull();
    });

    it('waits for a payment by bank', async () => {
      const waiting = await call(bodyOf('checkout.session.completed', { ...about, payment_status: 'unpaid' }));
      expect(waiting).toMatchObject({ checkout: { status: 'open' } });
      const arrived = await call(bodyOf('checkout.session.async_payment_succeeded'));
      expect(arrived).toMatchObject({ type: 'checkout.session.completed', checkout: { status: 'paid' } });
    });

    it('reads the shapes of older API versions', async () => {
      const metadata = { user_id: 'u', reference: 'plan:big', plan: 'big' };
      const invoice = {
        id: 'in_1',
        customer: { id: 'cus_1' },
        amount_paid: 999,
        billing_reason: 'subscription_cycle',
        subscription: 'sub_1',
        subscription_details: { metadata },
        lines: { data: [{ period: { end: 1_800_000_000 } }] },
      };
      expect(await call(bodyOf('invoice.paid', invoice))).toMatchObject({
        invoice: {
          subscriptionId: 'sub_1',
          customerId: 'cus_1',
          reason: 'subscription_cycle',
          userId: 'u',
          metadata: { plan: 'big' },
          periodEnd: new Date(1_800_000_000_000),
        },
      });
      const subscription = {
        id: 'sub_1',
        customer: 'cus_1',
        status: 'past_due',
        cancel_at_period_end: true,
        current_period_end: 1_800_000_000,
        metadata,
      };
      expect(await call(bodyOf('customer.subscription.updated', subscription))).toMatchObject({
        subscription: { status: 'past_due', cancelAtPeriodEnd: true, currentPeriodEnd: new Date(1_800_000_000_000) },
      });
    });

    it('reads the price of a switched plan from the newest period of its invoice', async () => {
      const line = (amount: number, end: number, price: string) => ({
        amount,
        period: { end },
        pricing: { price_details: { price } },
      });
      const invoice = (...data: object[]) => ({
        id: 'in_1',
        customer: 'cus_1',
        amount_paid: 100,
        billing_reason: 'subscription_update',
        parent: {
          subscription_details: { subscription: 'sub_1', metadata: { user_id: 'u', reference: 'plan:starter' } },
        },
        lines: { data },
      });
      const changed = invoice(line(-500, 2_000_000_000, 'price_old'), line(600, 2_000_000_000, 'price_new'));
      expect(await call(bodyOf('invoice.paid', changed))).toMatchObject({ invoice: { priceId: 'price_new' } });
      const next = invoice(line(900, 2_000_000_000, 'price_old'), line(799, 2_002_000_000, 'price_new'));
      expect(await call(bodyOf('invoice.paid', next))).toMatchObject({ invoice: { priceId: 'price_new' } });
      const older = invoice({ amount: 799, price: { id: 'price_old' } });
      expect(await call(bodyOf('invoice.paid', older))).toMatchObject({ invoice: { priceId: 'price_old' } });
    });

    it('passes over the refund of a payment that was for nothing of ours', async () => {
      const refunded = { id: 'ch_1', amount: 99, amount_refunded: 99, payment_intent: 'pi_mug', metadata: {} };
      expect(await call(bodyOf('charge.refunded', refunded))).toBeNull();
    });

    it('names a genuine event of an unknown shape a failure of the provider', async () => {
      await expect(call(bodyOf('charge.refunded', { id: 'ch_1', amount: 'much' }))).rejects.toMatchObject({
        provider: 'stripe',
        retryable: false,
      });
    });
  });

  it('gives back what a subscription last took, once', async () => {
    const { id } = await payments.createCheckout(contractOrder({ kind: 'subscription' }));
    server.pay(id);
    const { subscriptionId } = (await payments.getCheckout(id))!;
    await payments.endSubscription(subscriptionId!, { refund: false });
    expect(server.givenBack.size).toBe(0);
    await payments.endSubscription(subscriptionId!, { refund: true });
    await payments.endSubscription(subscriptionId!, { refund: true });
    expect(server.givenBack.size).toBe(1);
  });

  describe('failures', () => {
    it('tries again by itself, with the same idempotency key', async () => {
      server.failNext(500);
      const { id } = await payments.createCheckout(contractOrder());
      expect(await payments.getCheckout(id)).not.toBeNull();
    });

    it('answers ProviderError for a wrong key, a refusal, and a server that stays broken', async () => {
      const stranger = await openPayments({
        kind: 'stripe',
        secretKey: 'sk_wrong',
        webhookSecret: 'x',
        apiBase: server.url,
      });
      await expect(stranger.createCheckout(contractOrder())).rejects.toMatchObject({
        provider: 'stripe',
        retryable: false,
      });
      await expect(
        payments.openPortal({ customerId: 'nobody', returnUrl: 'https://canto.example' }),
      ).rejects.toMatchObject({ provider: 'stripe', retryable: false });
      server.failNext(503, 3);
      await expect(payments.getCheckout('cs_1')).rejects.toMatchObject({ provider: 'stripe', retryable: true });
    });

    it('answers ProviderError when nobody listens', async () => {
      const gone = await startStripeServer();
      await gone.close();
      const lost = await openAt(gone);
      await expect(lost.getCheckout('cs_1')).rejects.toMatchObject({ provider: 'stripe', retryable: true });
    });
  });
});
