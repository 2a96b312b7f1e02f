// A small server in the shape of Stripe's API, for tests: keys, idempotency, its errors, and signed events.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { StripeState, newId, refusal } from './stripe-state.ts';
import type { Answer, StripeNews } from './stripe-state.ts';

export type SignedEvent = { body: string; headers: Headers };
export type StripeServer = {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** The forms of the sessions asked for so far. */
  forms: URLSearchParams[];
  /** The buyer pays: the events Stripe then sends, signed now. */
  pay(sessionId: string): SignedEvent[];
  /** The payments that were asked to be given back. */
  givenBack: ReadonlySet<string>;
  refund(sessionId: string, cents: number): SignedEvent;
  /** The buyer's bank asks the payment back, or decides: `outcome` in Stripe's words, `created` or `closed` the event. */
  dispute(sessionId: string, cents: number, outcome: string, event: 'created' | 'closed' | 'updated'): SignedEvent;
  cancelSubscription(subscriptionId: string): SignedEvent;
  /** Answers the next `count` requests with this status. */
  failNext(status: number, count?: number): void;
  close(): Promise<void>;
};

const secretKey = 'sk_test_canto';
const webhookSecret = 'whsec_test_canto';

export async function startStripeServer(): Promise<StripeServer> {
  const state = new StripeState();
  const failures: number[] = [];
  const answer = withIdempotency(state, failures);
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${newId()}` });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    secretKey,
    webhookSecret,
    forms: state.forms,
    pay: (id) => state.pay(id).map(sign),
    givenBack: state.givenBack,
    refund: (id, cents) => sign(state.refund(id, cents)),
    dispute: (id, cents, outcome, event) => sign(state.dispute(id, cents, outcome, event)),
    cancelSubscription: (id) => sign(state.cancelSubscription(id)),
    failNext: (status, count = 1) => void failures.push(...Array.from({ length: count }, () => status)),
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

/** Checks the key, fails when told to, and gives one answer for one idempotency key. */
function withIdempotency(state: StripeState, failures: number[]): (request: IncomingMessage) => Promise<Answer> {
  const answered = new Map<string, { form: string; answer: Answer }>();
  return async (request) => {
    const form = await text(request);
    const failure = failures.shift();
    if (failure) return refusal(failure, 'api_error', 'Something failed.');
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refusal(401, 'invalid_request_error', 'Invalid API Key');
    const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? newId()) : newId();
    const earlier = answered.get(key);
    if (earlier && earlier.form !== form) {
      return refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
    }
    if (earlier) return earlier.answer;
    const made = state.answer(request.method ?? '', request.url ?? '', new URLSearchParams(form));
    answered.set(key, { form, answer: made });
    return made;
  };
}

function sign({ type, object }: StripeNews): SignedEvent {
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, created, data: { object } });
  return { body, headers: new Headers({ 'stripe-signature': signatureOf(body, webhookSecret, created) }) };
}
