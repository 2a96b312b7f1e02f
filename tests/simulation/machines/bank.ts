import { memoryCheckoutStore } from '#platform/payments/test-checkout-store.ts';
import { openTestCheckout } from '#platform/payments/test-checkout.ts';
import type { PaymentEvent, Payments, TestCheckout } from '#platform/payments/payments.ts';
import { AppError, ProviderError } from '#shared/errors.ts';
import type { Kernel } from '../kernel.ts';

type Tell = (eventId: string) => Promise<number>;
const tryAgainMs = 5000;

/**
 * A payment provider that outlives the processes that use it. What it has to tell it tells until it is answered with 200: late, twice
 * and out of order.
 */
export class Bank {
  readonly #kernel: Kernel;
  readonly #payments: Payments;
  readonly #events = new Map<string, PaymentEvent>();
  readonly #telling = new Set<string>();
  /** How an event is brought to Canto. Answers the status, or rejects where nobody answers. */
  tell: Tell = async () => 503;
  readonly test: TestCheckout;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#payments = openTestCheckout({ store: memoryCheckoutStore() });
    this.test = this.#payments.test!;
  }
  /** Whether all has been told. */
  get isQuiet(): boolean {
    return this.#telling.size === 0;
  }
  connect(): Payments {
    const payments = this.#payments;
    const ask = <T>(what: string, effect: () => Promise<T>) =>
      this.#kernel.call({ kind: 'payments', what, effect, failure, mayRepeat: true, latencyMs: 300 });
    return {
      name: 'simulated',
      test: null,
      createCheckout: (order) => ask('open checkout', () => payments.createCheckout(order)),
      getCheckout: (id) => ask('get checkout', () => payments.getCheckout(id)),
      expireCheckout: (id) => ask('expire checkout', () => payments.expireCheckout(id)),
      getSubscription: (id) => ask('get subscription', () => payments.getSubscription(id)),
      endSubscription: (id, options) =>
        ask('end subscription', async () => {
          const known = await payments.getSubscription(id);
          await payments.endSubscription(id, options);
          if (!known || known.status === 'canceled') return;
          const subscription = (await payments.getSubscription(id))!;
          this.happens({ ...this.#head(), type: 'customer.subscription.deleted', subscription });
        }),
      openPortal: (input) => ask('open portal', () => payments.openPortal(input)),
      readEvent: async (body) => {
        const event = this.#events.get(Buffer.from(body).toString());
        if (!event) throw new AppError('bad_request', 'There is no such event.');
        return structuredClone(event);
      },
    };
  }
  /** Something happened that Canto is to be told, sooner or later, once or more. */
  happens(event: PaymentEvent): void {
    this.#events.set(event.id, event);
    const times = this.#kernel.random.number() < 0.2 ? 2 : 1;
    for (let time = 0; time < times; time++) this.#tellLater(`${event.id}#${time}`, event.id);
  }
  /** A paid charge that its buyer's bank asks back, and what comes of it. */
  async dispute(checkoutId: string, isLost: boolean): Promise<void> {
    const checkout = await this.#payments.getCheckout(checkoutId);
    if (!checkout?.paymentId) return;
    const { id, userId, reference, metadata, paymentId, customerId, amountCents } = checkout;
    const charge = {
      userId,
      reference,
      metadata,
      paymentId,
      customerId,
      amountCents,
      id: `ch_${id}`,
      refundedCents: 0,
      invoice: null,
    };
    const dispute = { id: `dp_${id}`, disputedCents: amountCents, charge };
    this.happens({ ...this.#head(), type: 'charge.dispute', dispute: { ...dispute, status: 'open' } });
    await this.#kernel.wait(this.#kernel.random.number() * 20_000);
    const status = isLost ? 'lost' : 'won';
    this.happens({ ...this.#head(), type: 'charge.dispute', dispute: { ...dispute, status } });
  }
  #head(): { id: string; createdAt: Date } {
    return { id: `evt_${crypto.randomUUID()}`, createdAt: new Date() };
  }
  #tellLater(telling: string, eventId: string): void {
    this.#telling.add(telling);
    const attempt = () =>
      void this.tell(eventId)
        .catch(() => 503)
        .then((status) => {
          if (status === 200) this.#telling.delete(telling);
          else this.#kernel.after(this.#kernel.random.number() * tryAgainMs, attempt, null);
        });
    this.#kernel.after(this.#kernel.random.number() * tryAgainMs, attempt, null);
  }
}

const failure = () => new ProviderError('payments', 'The payment provider did not answer.', { retryable: true });
