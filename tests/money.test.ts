// Random trading by many people at once: whatever comes twice, late, out of order or not at all, no canto is lost or made.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentEvent } from '#platform/payments/payments.ts';
import { auditLedger } from '#server/admin/audit-ledger.ts';
import type { Viewer } from '#server/context.ts';
import { giveUpEpisode } from '#server/productions/give-up-episode.ts';
import { retryProduction } from '#server/productions/retry-production.ts';
import { getLastEpisode } from '#server/seasons/queries.ts';
import { createCheckout } from '#server/wallet/purchases/create-checkout.ts';
import { createPayment } from '#server/wallet/purchases/create-payment.ts';
import { receiveEvent } from '#server/wallet/purchases/receive-event.ts';
import { verifyPayment } from '#server/wallet/purchases/verify-payment.ts';
import { getBalance } from '#server/wallet/queries.ts';
import { AppError } from '#shared/errors.ts';
import { packIds, packs, planTerms } from '#shared/packs-and-plans.ts';
import { prices } from '#shared/wallet.ts';
import { createShowFixture, orderSeason, type ShowFixture } from './show-fixture.ts';
import { openWorld, type World } from './world.ts';

let world: World;
let fixture: ShowFixture;
beforeAll(async () => {
  world = await openWorld({ working: false, voices: 'quick' });
  fixture = await createShowFixture(world, await newcomer());
});
afterAll(() => world.close());

async function newcomer(): Promise<Viewer> {
  const userId = crypto.randomUUID();
  const email = `${userId}@example.com`;
  await world.ctx.database.pool.query('insert into users (id, name, email) values ($1, $1, $2)', [userId, email]);
  return { userId, email, roles: ['user'] };
}

const people = 3;
const who = fc.nat({ max: people - 1 });
const nth = fc.nat({ max: 30 });
const click = fc.nat({ max: 3 });
const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('buy' as const),
      who,
      pack: fc.constantFrom(...packIds.slice(0, 2)),
      click,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('subscribe' as const),
      who,
      plan: fc.constantFrom('starter' as const, 'premium' as const),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('bill' as const),
      nth,
      reason: fc.constantFrom('subscription_cycle', 'subscription_update'),
      cents: fc.integer({ min: 0, max: 999 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('switch' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), nth }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('pay' as const), nth }) },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('deliver' as const), nth, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('verify' as const), nth, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('give back' as const), nth, share: fc.double({ min: 0.1, max: 1 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('order' as const), who, click, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('fail' as const), nth, times: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('try again' as const), nth, click, times: fc.integer({ min: 1, max: 2 }) }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** What has happened outside our database: the provider's side, and what people were told. */
class Market {
  readonly people: Viewer[];
  readonly run = crypto.randomUUID();
  readonly checkouts: { id: string; buyer: Viewer; kind: 'pack' | 'plan'; cantos: number }[] = [];
  readonly paid = new Set<string>();
  readonly events: PaymentEvent[] = [];
  readonly seasons: { id: string; maker: Viewer }[] = [];
  /** Answers by idempotency key: one key must never get two. */
  readonly answers = new Map<string, Set<string>>();

  constructor(viewers: Viewer[]) {
    this.people = viewers;
  }

  async do(step: Action): Promise<void> {
    const times = 'times' in step ? step.times : 1;
    await Promise.all(Array.from({ length: times }, () => withFallback(() => this.once(step))));
  }

  private async once(step: Action): Promise<void> {
    const { ctx } = world;
    const person = 'who' in step ? this.people[step.who]! : this.people[0]!;
    const pick = <T>(list: T[]): T | undefined =>
      'nth' in step ? list[step.nth % Math.max(1, list.length)] : undefined;
    const key = 'click' in step ? `${this.run}:${step.act}:${step.click}` : '';
    if (step.act === 'buy') {
      const pack = packs.find(({ id }) => id === step.pack)!;
      const order = { packageId: pack.id, amount: pack.priceCents, cantoAmount: pack.amount };
      this.opened(await createPayment(ctx, person, order, key), person, 'pack', pack.amount);
    } else if (step.act === 'subscribe') {
      const { url } = await createCheckout(ctx, person, step.plan, null);
      this.opened({ url }, person, 'plan', planTerms[step.plan].cantosPerMonth);
    } else if (step.act === 'bill' || step.act === 'switch' || step.act === 'cancel') {
      await this.atPlan(step);
    } else if (step.act === 'order') {
      const { season } = await orderSeason(ctx, person, fixture, key);
      this.answered(`${person.userId}:${key}`, season.id);
      if (!this.seasons.some(({ id }) => id === season.id)) this.seasons.push({ id: season.id, maker: person });
    } else if (step.act === 'fail' || step.act === 'try again') {
      const season = pick(this.seasons);
      if (!season) return;
      const episode = (await getLastEpisode(ctx, season.id))!;
      if (step.act === 'fail') await giveUpEpisode(ctx, { episodeId: episode.id });
      else await retryProduction(ctx, season.maker, season.id, `${key}:${season.id}`);
    } else if (step.act === 'deliver') {
      const event = pick(this.events);
      if (event) await receiveEvent(ctx, event);
    } else {
      await this.atCheckout(step, pick(this.checkouts));
    }
  }

  /** What a provider tells of a subscription after its first month: other bills, another plan, its end. */
  private async atPlan(step: Action & { act: 'bill' | 'switch' | 'cancel' }): Promise<void> {
    const bought = this.events.flatMap((event) =>
      event.type === 'invoice.paid' && event.invoice.reason === 'subscription_create' ? [event] : [],
    );
    const first = bought[step.nth % Math.max(1, bought.length)];
    if (!first) return;
    const { subscriptionId, customerId, reference } = first.invoice;
    const head = { id: crypto.randomUUID(), createdAt: new Date(Date.now() + this.events.length * 1000) };
    if (step.act === 'bill') {
      const invoice = { ...first.invoice, id: `in_${head.id}`, reason: step.reason, amountCents: step.cents };
      this.events.push({ ...head, type: 'invoice.paid', invoice });
    } else if (step.act === 'switch') {
      const subscription = (await world.ctx.payments.getSubscription(subscriptionId))!;
      const other = reference === 'plan:starter' ? 'plan:premium' : 'plan:starter';
      const switched = { ...subscription, reference: other };
      this.events.push({ ...head, type: 'customer.subscription.updated', subscription: switched });
    } else {
      this.events.push(...(await world.ctx.payments.test!.endSubscription(subscriptionId, customerId)));
    }
  }

  private async atCheckout(
    step: Action & { act: 'pay' | 'verify' | 'give back' },
    checkout = this.checkouts[0],
  ): Promise<void> {
    if (!checkout) return;
    const { act } = step;
    const test = world.ctx.payments.test!;
    if (act === 'verify') {
      await verifyPayment(world.ctx, checkout.buyer, checkout.id);
    } else if (act === 'pay') {
      const { events } = await test.pay(checkout.id);
      this.paid.add(checkout.id);
      this.events.push(...events);
    } else {
      const [whole] = await test.refund(checkout.id);
      if (whole?.type !== 'charge.refunded') throw new Error('another event');
      const refundedCents = Math.ceil(whole.charge.amountCents * step.share);
      this.events.push(whole, { ...whole, id: crypto.randomUUID(), charge: { ...whole.charge, refundedCents } });
    }
  }

  private opened({ url }: { url: string }, buyer: Viewer, kind: 'pack' | 'plan', cantos: number): void {
    const id = url.split('/').at(-1)!;
    if (!this.checkouts.some((one) => one.id === id)) this.checkouts.push({ id, buyer, kind, cantos });
  }
  private answered(key: string, answer: string): void {
    const answers = this.answers.get(key) ?? new Set();
    this.answers.set(key, answers.add(answer));
  }

  /** What all the paid bills of a person's subscription bring. */
  cantosOf(subscriptionId: string): number {
    const invoices = this.events.flatMap((event) => (event.type === 'invoice.paid' ? event.invoice : []));
    const own = new Map(invoices.filter((one) => one.subscriptionId === subscriptionId).map((one) => [one.id, one]));
    return [...own.values()].reduce((sum, { reference, reason, amountCents }) => {
      const { cantosPerMonth, priceCents } = planTerms[reference === 'plan:starter' ? 'starter' : 'premium'];
      const share = reason === 'subscription_update' ? Math.min(1, amountCents / priceCents) : 1;
      return sum + Math.floor(cantosPerMonth * share);
    }, 0);
  }

  /** In the end the provider's tries get through, or the buyer comes back to the page that verifies. */
  async settle(): Promise<void> {
    for (const event of this.events.toReversed()) await receiveEvent(world.ctx, event);
  }
}

/** Refusals are part of trading: too few cantos, nothing to pay any more. Anything else is a failure. */
const refusals = new Set(['insufficient_cantos', 'conflict', 'forbidden', 'not_found', 'idempotency_mismatch']);
async function withFallback(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError) || !refusals.has(error.code)) throw error;
  }
}

/** By person, each subscription and whether it was accepted. */
async function subscriptionsOf(userId: string) {
  const { rows } = await world.ctx.database.pool.query<{ id: string; accepted: boolean; status: string }>(
    'select subscription_id as id, accepted, status from subscriptions where user_id = $1',
    [userId],
  );
  return rows;
}

async function entriesOf(userId: string) {
  const { rows } = await world.ctx.database.pool.query<{ reason: string; amount: number; reference: string }>(
    'select reason, amount, reference from canto_ledger where user_id = $1',
    [userId],
  );
  return rows;
}

it('no canto is lost or made, whatever comes twice, late or out of order', async () => {
  const trade = async (rounds: Action[][]) => {
    const market = new Market(await Promise.all(Array.from({ length: people }, newcomer)));
    for (const round of rounds) await Promise.all(round.map((step) => market.do(step)));
    // At any moment, also before everything was told:
    expect((await auditLedger(world.ctx)).faults).toEqual([]);
    await market.settle();
    expect((await auditLedger(world.ctx)).faults).toEqual([]);
    for (const answers of market.answers.values()) expect(answers.size).toBe(1);
    for (const { userId } of market.people) {
      const entries = await entriesOf(userId);
      const sum = (...reasons: string[]) =>
        entries.filter(({ reason }) => reasons.includes(reason)).reduce((all, { amount }) => all + amount, 0);
      const bought = market.checkouts.filter(({ id, buyer }) => buyer.userId === userId && market.paid.has(id));
      const packsBought = bought.filter(({ kind }) => kind === 'pack');
      expect(sum('pack')).toBe(packsBought.reduce((all, { cantos }) => all + cantos, 0));
      const plans = await subscriptionsOf(userId);
      const accepted = plans.filter((plan) => plan.accepted);
      expect(plans.length).toBe(bought.length - packsBought.length);
      expect(accepted.length > 0).toBe(plans.length > 0);
      expect(plans.filter(({ status }) => status === 'active').length).toBeLessThanOrEqual(1);
      expect(plans.filter((plan) => !plan.accepted).every(({ status }) => status === 'canceled')).toBe(true);
      expect(sum('plan')).toBe(accepted.reduce((all, { id }) => all + market.cantosOf(id), 0));
      const charges = entries.filter(({ reason }) => reason === 'season' || reason === 'episode');
      const refunds = entries.filter(({ reason }) => reason === 'refund');
      expect(charges.every(({ amount }) => amount === -prices.season)).toBe(true);
      expect(new Set(charges.filter(({ reason }) => reason === 'season').map(({ reference }) => reference)).size).toBe(
        market.seasons.filter(({ maker }) => maker.userId === userId).length,
      );
      expect(refunds.length).toBeLessThanOrEqual(charges.length);
      const balance = await getBalance(world.ctx, userId);
      expect(balance).toBe(1000 + sum('pack', 'plan', 'season', 'episode', 'refund', 'reversal'));
      expect(balance).toBeGreaterThanOrEqual(0);
    }
  };
  const rounds = fc.array(fc.array(action, { minLength: 3, maxLength: 8 }), { minLength: 2, maxLength: 6 });
  await fc.assert(fc.asyncProperty(rounds, trade), {
    numRuns: 20,
    interruptAfterTimeLimit: 15_000,
    endOnFailure: true,
  });
});

it('of 50 charges at once on 900 cantos exactly three succeed', async () => {
  const rich = await newcomer();
  await world.ctx.database.pool.query(`select post_entry($1, -100, 'correction', null, 'test', 'test')`, [rich.userId]);
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => orderSeason(world.ctx, rich, fixture, crypto.randomUUID())),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({ code: 'insufficient_cantos', detail: { required: 300, balance: 0 } });
  expect(await getBalance(world.ctx, rich.userId)).toBe(0);
});
