// What the test's Stripe knows: checkout sessions and subscriptions, in the shapes of docs.stripe.com/api.
import { randomBytes } from 'node:crypto';

export type StripeObject = Record<string, unknown> & { id: string };
export type Answer = { status: number; body: unknown };
/** An event before it is signed. */
export type StripeNews = { type: string; object: unknown };

export class StripeState {
  readonly sessions = new Map<string, StripeObject>();
  readonly subscriptions = new Map<string, StripeObject>();
  /** By subscription, the last one. */
  readonly invoices = new Map<string, StripeObject>();
  readonly charges = new Map<string, StripeObject>();
  /** The payments that we asked to give back. */
  readonly givenBack = new Set<string>();
  /** The forms of the sessions asked for so far. */
  readonly forms: URLSearchParams[] = [];

  answer(method: string, path: string, form: URLSearchParams): Answer {
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.openSession(form);
    if (method === 'POST' && path === '/v1/billing_portal/sessions') return openPortal(form);
    if (method === 'POST' && path === '/v1/refunds') return this.giveBack(form.get('payment_intent') ?? '');
    if (path.startsWith('/v1/charges/')) {
      return { status: 200, body: need(this.charges, path.slice('/v1/charges/'.length)) };
    }
    if (path.startsWith('/v1/invoice_payments?')) return this.listPayments(path);
    const [, collection, id, verb] =
      /^\/v1\/(checkout\/sessions|subscriptions)\/([^/?]+)(?:\/(expire))?(?:\?.*)?$/.exec(path) ?? [];
    if (verb) return this.close(id ?? '');
    if (method === 'DELETE') return { status: 200, body: this.cancelSubscription(id ?? '').object };
    const found = id && (collection === 'subscriptions' ? this.subscriptions : this.sessions).get(id);
    return found
      ? { status: 200, body: found }
      : refusal(404, 'invalid_request_error', `No such object: '${id}'`, 'resource_missing');
  }

  private openSession(form: URLSearchParams): Answer {
    this.forms.push(form);
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
      price: form.get('line_items[0][price]') ?? 'price_inline',
    };
    this.sessions.set(id, session);
    return { status: 200, body: session };
  }

  private close(id: string): Answer {
    const session = need(this.sessions, id);
    if (session['status'] !== 'open') return refusal(400, 'invalid_request_error', 'Only open sessions can expire.');
    Object.assign(session, { status: 'expired', url: null });
    return { status: 200, body: session };
  }

  private listPayments(path: string): Answer {
    const intent = new URLSearchParams(path.slice(path.indexOf('?'))).get('payment[payment_intent]');
    const invoice = [...this.invoices.values()].find((one) => paymentOf(one) === intent);
    const data = invoice ? [{ id: 'inpay_1', object: 'invoice_payment', invoice }] : [];
    return { status: 200, body: { object: 'list', data } };
  }

  private giveBack(intent: string): Answer {
    if (this.givenBack.has(intent)) {
      return refusal(400, 'invalid_request_error', 'Refunded already.', 'charge_already_refunded');
    }
    this.givenBack.add(intent);
    return { status: 200, body: { id: `re_${newId()}`, object: 'refund', payment_intent: intent } };
  }

  pay(sessionId: string): StripeNews[] {
    const session = need(this.sessions, sessionId);
    if (session['status'] !== 'open') throw new Error(`${sessionId} is ${String(session['status'])}`);
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
    if (session['mode'] === 'subscription') return this.subscribe(session);
    session['payment_intent'] = `pi_${newId()}`;
    return [{ type: 'checkout.session.completed', object: session }];
  }

  private subscribe(session: StripeObject): StripeNews[] {
    const { metadata, amount_total: amount_paid } = session;
    const customer = session['customer'] ?? `cus_${newId()}`;
    const now = Math.floor(Date.now() / 1000);
    const period = { start: now, end: now + 30 * 86_400 };
    const { price } = session;
    const item = {
      id: `si_${newId()}`,
      current_period_start: period.start,
      current_period_end: period.end,
      price: { id: price },
    };
    const subscription = {
      id: `sub_${newId()}`,
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at_period_end: false,
      metadata,
      items: { object: 'list', data: [item] },
    };
    this.subscriptions.set(subscription.id, subscription);
    Object.assign(session, { customer, subscription: subscription.id });
    const invoice = {
      id: `in_${newId()}`,
      object: 'invoice',
      customer,
      amount_paid,
      billing_reason: 'subscription_create',
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id, metadata } },
      lines: { object: 'list', data: [{ amount: amount_paid, period, pricing: { price_details: { price } } }] },
      payments: { object: 'list', data: [{ status: 'paid', payment: { payment_intent: `pi_${newId()}` } }] },
    };
    this.invoices.set(subscription.id, invoice);
    Object.assign(subscription, { latest_invoice: invoice });
    return [
      { type: 'checkout.session.completed', object: session },
      { type: 'customer.subscription.created', object: subscription },
      { type: 'invoice.paid', object: invoice },
    ];
  }

  refund(sessionId: string, amount_refunded: number): StripeNews {
    return { type: 'charge.refunded', object: this.chargeOf(sessionId, amount_refunded) };
  }

  /** One a session; it names its charge by its id alone. */
  dispute(sessionId: string, amount: number, status: string, event: string): StripeNews {
    const { id: charge } = this.chargeOf(sessionId, 0);
    const object = { id: `dp_${sessionId}`, object: 'dispute', amount, status, charge, metadata: {} };
    return { type: `charge.dispute.${event}`, object };
  }

  /** A subscription's charge has another payment than its session, and none of its metadata. */
  private chargeOf(sessionId: string, amount_refunded: number): StripeObject {
    const { amount_total: amount, customer, subscription, ...session } = need(this.sessions, sessionId);
    const invoice = this.invoices.get(String(subscription));
    const payment_intent = invoice ? paymentOf(invoice) : session['payment_intent'];
    const metadata = invoice ? {} : session['metadata'];
    const charge = {
      id: `ch_${newId()}`,
      object: 'charge',
      amount,
      amount_refunded,
      payment_intent,
      customer,
      metadata,
    };
    this.charges.set(charge.id, charge);
    return charge;
  }

  cancelSubscription(subscriptionId: string): StripeNews {
    const subscription = need(this.subscriptions, subscriptionId);
    subscription['status'] = 'canceled';
    return { type: 'customer.subscription.deleted', object: subscription };
  }
}

function paymentOf(invoice: StripeObject): string {
  const { data } = invoice['payments'] as { data: { payment: { payment_intent: string } }[] };
  return data[0]!.payment.payment_intent;
}

export function refusal(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, code } } };
}

export function newId(): string {
  return randomBytes(12).toString('hex');
}

function openPortal(form: URLSearchParams): Answer {
  if (!(form.get('customer') ?? '').startsWith('cus_')) {
    return refusal(400, 'invalid_request_error', 'No such customer', 'resource_missing');
  }
  const id = `bps_${newId()}`;
  const url = `https://billing.stripe.example/${id}`;
  return { status: 200, body: { id, object: 'billing_portal.session', url, return_url: form.get('return_url') } };
}

/** A kept price costs 799 here. */
function sumOf(form: URLSearchParams): number {
  let sum = 0;
  for (let at = 0; form.has(`line_items[${at}][quantity]`); at++) {
    const kept = form.has(`line_items[${at}][price]`);
    const price = kept ? 799 : Number(form.get(`line_items[${at}][price_data][unit_amount]`));
    sum += price * Number(form.get(`line_items[${at}][quantity]`));
  }
  return sum;
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].map(([path, value]) => [/^metadata\[(.+)\]$/.exec(path)?.[1] ?? '', value] as const);
  return Object.fromEntries(entries.filter(([key]) => key !== ''));
}

function need(map: Map<string, StripeObject>, id: string): StripeObject {
  const found = map.get(id);
  if (!found) throw new Error(`The test knows no ${id}`);
  return found;
}
