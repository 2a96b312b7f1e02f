// A small server in the shape of Stripe's API (documented at docs.stripe.com/api), for tests: checkout sessions,
// subscriptions and the portal, with Stripe's own errors, idempotency and signed events.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

type StripeObject = Record<string, unknown> & { id: string };
type Answer = { status: number; body: unknown };

export type SignedEvent = { body: string; headers: Headers };
export type StripeServer = {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** Every request so far, `POST /v1/checkout/sessions`. */
  requests: string[];
  /** The forms of the sessions asked for so far. */
  forms: URLSearchParams[];
  /** The buyer pays: the events Stripe then sends, signed now. */
  pay(sessionId: string): SignedEvent[];
  expire(sessionId: string): void;
  refund(sessionId: string, cents: number): SignedEvent;
  cancelSubscription(subscriptionId: string): SignedEvent;
  /** Answers the next `count` requests with this status. */
  failNext(status: number, count?: number): void;
  close(): Promise<void>;
};

export async function startStripeServer(): Promise<StripeServer> {
  const secretKey = 'sk_test_canto';
  const webhookSecret = 'whsec_test_canto';
  const sessions = new Map<string, StripeObject>();
  const subscriptions = new Map<string, StripeObject>();
  const answered = new Map<string, { form: string; answer: Answer }>();
  const requests: string[] = [];
  const forms: URLSearchParams[] = [];
  let failures: number[] = [];

  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = await text(request);
    const path = request.url ?? '';
    requests.push(`${request.method} ${path}`);
    const failure = failures.shift();
    if (failure) return refusal(failure, 'api_error', 'Something failed.');
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refusal(401, 'invalid_request_error', 'Invalid API Key');
    const key = request.headers['idempotency-key'];
    const earlier = typeof key === 'string' ? answered.get(key) : undefined;
    if (earlier && earlier.form !== body)
      return refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
    if (earlier) return earlier.answer;
    const made = route(request.method ?? '', path, new URLSearchParams(body));
    if (typeof key === 'string' && request.method === 'POST') answered.set(key, { form: body, answer: made });
    return made;
  }

  function route(method: string, path: string, form: URLSearchParams): Answer {
    if (method === 'POST' && path === '/v1/checkout/sessions') return openSession(form);
    if (method === 'POST' && path === '/v1/billing_portal/sessions') return openPortal(form);
    const [, collection, id] = /^\/v1\/(checkout\/sessions|subscriptions)\/([^/?]+)$/.exec(path) ?? [];
    const found = id && (collection === 'subscriptions' ? subscriptions : sessions).get(id);
    return found
      ? { status: 200, body: found }
      : refusal(404, 'invalid_request_error', `No such object: '${id}'`, 'resource_missing');
  }

  function openSession(form: URLSearchParams): Answer {
    forms.push(form);
    const mode = form.get('mode') ?? '';
    const amount_total = sumOf(form);
    if (!['payment', 'subscription'].includes(mode) || amount_total === 0 || !form.get('success_url')) {
      return refusal(400, 'invalid_request_error', 'Missing required param.', 'parameter_missing');
    }
    const id = `cs_test_${newId()}`;
    const session = {
      id,
      object: 'checkout.session',
      mode,
      amount_total,
      currency: 'usd',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.example/c/${id}`,
      client_reference_id: form.get('client_reference_id'),
      customer: form.get('customer'),
      subscription: null,
      payment_intent: null,
      metadata: metadataOf(form),
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function openPortal(form: URLSearchParams): Answer {
    if (!(form.get('customer') ?? '').startsWith('cus_'))
      return refusal(400, 'invalid_request_error', 'No such customer', 'resource_missing');
    const id = `bps_${newId()}`;
    return {
      status: 200,
      body: {
        id,
        object: 'billing_portal.session',
        url: `https://billing.stripe.example/${id}`,
        return_url: form.get('return_url'),
      },
    };
  }

  function sign(type: string, object: unknown): SignedEvent {
    const created = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({
      id: `evt_${newId()}`,
      object: 'event',
      type,
      created,
      api_version: '2026-10-28.endive',
      data: { object },
    });
    return { body, headers: new Headers({ 'stripe-signature': signatureOf(body, webhookSecret, created) }) };
  }

  function need(map: Map<string, StripeObject>, id: string): StripeObject {
    const found = map.get(id);
    if (!found) throw new Error(`The test knows no ${id}`);
    return found;
  }

  function paySession(id: string): SignedEvent[] {
    const session = need(sessions, id);
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    if (session['mode'] === 'payment') {
      session['payment_intent'] = `pi_${newId()}`;
      return [sign('checkout.session.completed', session)];
    }
    const customer = session['customer'] ?? `cus_${newId()}`;
    const period = { start: Math.floor(Date.now() / 1000), end: Math.floor(Date.now() / 1000) + 30 * 86_400 };
    const subscription = {
      id: `sub_${newId()}`,
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at_period_end: false,
      metadata: session['metadata'],
      items: {
        object: 'list',
        data: [{ id: `si_${newId()}`, current_period_start: period.start, current_period_end: period.end }],
      },
    };
    subscriptions.set(subscription.id, subscription);
    Object.assign(session, { customer, subscription: subscription.id });
    const invoice = {
      id: `in_${newId()}`,
      object: 'invoice',
      customer,
      amount_paid: session['amount_total'],
      billing_reason: 'subscription_create',
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: session['metadata'] },
      },
      lines: { object: 'list', data: [{ period }] },
    };
    return [
      sign('checkout.session.completed', session),
      sign('customer.subscription.created', subscription),
      sign('invoice.paid', invoice),
    ];
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${newId()}` })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    secretKey,
    webhookSecret,
    requests,
    forms,
    pay: paySession,
    expire: (id) => void Object.assign(need(sessions, id), { status: 'expired' }),
    refund(id, cents) {
      const { amount_total: amount, payment_intent, customer, metadata } = need(sessions, id);
      return sign('charge.refunded', {
        id: `ch_${newId()}`,
        object: 'charge',
        amount,
        amount_refunded: cents,
        payment_intent,
        customer,
        metadata,
      });
    },
    cancelSubscription(id) {
      const subscription = need(subscriptions, id);
      subscription['status'] = 'canceled';
      return sign('customer.subscription.deleted', subscription);
    },
    failNext: (status, count = 1) => void (failures = Array.from({ length: count }, () => status)),
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** A signature header as Stripe makes it. `timestamp` in seconds. */
export function signatureOf(payload: string, secret: string, timestamp: number): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** A kept price costs 799 here. */
function sumOf(form: URLSearchParams): number {
  let sum = 0;
  for (let at = 0; form.has(`line_items[${at}][quantity]`); at++) {
    const price = form.has(`line_items[${at}][price]`)
      ? 799
      : Number(form.get(`line_items[${at}][price_data][unit_amount]`));
    sum += price * Number(form.get(`line_items[${at}][quantity]`));
  }
  return sum;
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].map(([path, value]) => [/^metadata\[(.+)\]$/.exec(path)?.[1] ?? '', value] as const);
  return Object.fromEntries(entries.filter(([key]) => key !== ''));
}

function refusal(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, code } } };
}

function newId(): string {
  return randomBytes(12).toString('hex');
}
