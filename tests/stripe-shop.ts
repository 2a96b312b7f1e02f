import { expect } from 'vitest';
import {
  signatureOf,
  startStripeServer,
  type SignedEvent,
  type StripeServer,
} from '#platform/payments/testing/stripe-server.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import type { Person } from './person.ts';
import { openWorld, type World } from './world.ts';

type StripeEvent = {
  id: string;
  type: string;
  created: number;
  data: { object: Record<string, unknown> & { id: string } };
};
export const contentOf = ({ body }: SignedEvent) => JSON.parse(body) as StripeEvent;

/** Canto beside a server in the shape of Stripe. `close` also audits every canto. */
export async function openStripeShop(options: { working?: boolean } = {}) {
  const stripe = await startStripeServer();
  const env = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    STRIPE_PRICE_STARTER: 'price_starter',
    STRIPE_PRICE_PREMIUM: 'price_pro',
  };
  const world = await openWorld({ env, working: options.working ?? false });
  return { stripe, world, ...dealings(stripe, world) };
}
export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>;

function dealings(stripe: StripeServer, world: World) {
  /** An event as Stripe signs it, `ageSeconds` ago. */
  function signed(event: StripeEvent, { ageSeconds = 0, secret = stripe.webhookSecret } = {}): SignedEvent {
    const body = JSON.stringify(event);
    const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000) - ageSeconds);
    return { body, headers: new Headers({ 'stripe-signature': signature }) };
  }
  let made = 0;
  const sessionOf = (url: string) => new URL(url).pathname.split('/').at(-1)!;
  return {
    signed,
    /** The same news in another event, so many seconds later. */
    later(event: SignedEvent, seconds: number, changes: Record<string, unknown> = {}, type?: string): SignedEvent {
      const content = contentOf(event);
      return signed({
        ...content,
        id: `evt_later_${++made}`,
        type: type ?? content.type,
        created: content.created + seconds,
        data: { object: { ...content.data.object, ...changes } },
      });
    },
    async deliver({ body, headers }: SignedEvent): Promise<number> {
      const init = { method: 'POST', body, headers };
      return (await world.app.request('http://canto.test/api/stripe/webhook', init)).status;
    },
    verify: (person: Person, sessionId: string) =>
      person.run<{ success: boolean; cantoAmount?: number; error?: string }>('verify-payment', { sessionId }),
    /** Opens the checkout of a pack of 4,000 cantos for $4.99; answers its session. */
    async openPack(person: Person): Promise<string> {
      const order = { packageId: 'creator', amount: 499, cantoAmount: 4000 };
      const { status, body } = await person.run<{ url: string }>('create-payment', order);
      expect(status).toBe(200);
      return sessionOf(body.url);
    },
    async openPlan(person: Person, plan: 'starter' | 'premium'): Promise<string> {
      const { status, body } = await person.run<{ url: string }>('create-checkout', { plan });
      expect(status, JSON.stringify(body)).toBe(200);
      return sessionOf(body.url);
    },
    /** The plan and the balance that a person's pages show. */
    async standing(person: Person): Promise<[plan: string, balance: number]> {
      const { plan, balance } = (await person.get<{ plan: string; balance: number }>('/api/me')).body;
      return [plan, balance];
    },
    async close() {
      expect((await auditLedger(world.ctx)).faults).toEqual([]);
      await world.close();
      await stripe.close();
    },
  };
}
