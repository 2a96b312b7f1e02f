export type CheckoutKind = 'payment' | 'subscription';
export type CheckoutLine = {
  name: string;
  description?: string | undefined;
  /** US cents; for a subscription, for one month. */
  amountCents: number;
  /** A price kept at the provider, used instead of name and amount where it is given. */
  priceId?: string | undefined;
};

export type CheckoutOrder = {
  kind: CheckoutKind;
  /** What is bought, in the caller's own words (`pack:starter`); comes back with the checkout. */
  reference: string;
  userId: string;
  email: string;
  /** The provider's id of this buyer, where one is known from an earlier subscription. */
  customerId?: string | null;
  lines: CheckoutLine[];
  /** Absolute addresses; `{CHECKOUT_SESSION_ID}` inside is replaced by the checkout's id. */
  successUrl: string;
  cancelUrl: string;
  /** Comes back with the checkout and with every later event of its payment or subscription. */
  metadata: Record<string, string>;
  /** The same key and order again opens nothing new and answers the first checkout. */
  idempotencyKey: string;
};

/** What a checkout, a subscription and a refund all carry: who it is for, and the order's own words. */
export type Purchase = { userId: string; reference: string; metadata: Record<string, string> };

export type Checkout = Purchase & {
  id: string;
  kind: CheckoutKind;
  status: 'open' | 'paid' | 'expired';
  amountCents: number;
  customerId: string | null;
  subscriptionId: string | null;
  /** What a later refund refers to; null for subscriptions and before the payment. */
  paymentId: string | null;
  /** Where the buyer pays; null unless it is open. */
  url: string | null;
};

export type Subscription = Purchase & {
  id: string;
  customerId: string;
  /** The provider's word: `active`, `trialing`, `past_due`, `unpaid`, `canceled`, `incomplete` … */
  status: string;
  /** The kept price it is charged by now, which the buyer may have changed since the order. */
  priceId: string | null;
  currentPeriodEnd: Date | null;
  /** Whether it ends with the period that is paid for. */
  cancelAtPeriodEnd: boolean;
};

export type PaidInvoice = Purchase & {
  id: string;
  subscriptionId: string;
  customerId: string;
  amountCents: number;
  /** `subscription_create`, `subscription_cycle`, `subscription_update` (a change in mid-period) … */
  reason: string;
  /** The kept price of the newest period it pays for. */
  priceId: string | null;
  periodEnd: Date | null;
};

export type RefundedCharge = Purchase & {
  id: string;
  paymentId: string | null;
  customerId: string | null;
  amountCents: number;
  /** Of the whole charge so far, not of this event alone. */
  refundedCents: number;
  /** What the charge paid, where that was a subscription's invoice. */
  invoice: PaidInvoice | null;
};

/** A payment that the buyer's bank asks back (a chargeback). */
export type Dispute = {
  id: string;
  /** `won` by us, `lost` to the buyer, `open` while nobody has decided. */
  status: 'open' | 'won' | 'lost';
  disputedCents: number;
  /** What was paid. */
  charge: RefundedCharge;
};

/**
 * What a provider tells. Events come at least once and in any order: the same `id` again is the same event, and
 * `createdAt` says which of two is newer.
 */
export type PaymentEvent = { id: string; createdAt: Date } & (
  | { type: 'checkout.session.completed'; checkout: Checkout }
  | { type: 'invoice.paid'; invoice: PaidInvoice }
  | { type: 'customer.subscription.updated'; subscription: Subscription }
  | { type: 'customer.subscription.deleted'; subscription: Subscription }
  | { type: 'charge.refunded'; charge: RefundedCharge }
  | { type: 'charge.dispute'; dispute: Dispute }
);

/** `ended` is a paid subscription that was cancelled, `refunded` a payment given back, with which its subscription ends. */
export type TestSessionState = 'open' | 'paid' | 'expired' | 'ended' | 'refunded';

/** One row: all else is derived from it. The order is plain JSON. */
export type TestSession = { id: string; state: TestSessionState; order: CheckoutOrder; createdAt: Date };

/**
 * What the pages under `/dev` do. Each verb answers the events a provider would send, with ids that are the same when it
 * is called again, so a double click is an event delivered twice. `AppError('not_found')` for an unknown id,
 * `AppError('conflict')` where the session's state does not allow it.
 */
export interface TestCheckout {
  find(id: string): Promise<TestSession | null>;
  /** `redirectUrl` is where the buyer goes next. */
  pay(id: string): Promise<{ events: PaymentEvent[]; redirectUrl: string }>;
  cancel(id: string): Promise<{ redirectUrl: string }>;
  refund(id: string): Promise<PaymentEvent[]>;
  /** The buyer's subscriptions that run, newest first. */
  subscriptionsOf(customerId: string): Promise<Subscription[]>;
  /** Only by its own buyer. */
  endSubscription(subscriptionId: string, customerId: string): Promise<PaymentEvent[]>;
}

/**
 * Takes money. Failures are `ProviderError`; an idempotency key used again for another order is
 * `AppError('idempotency_mismatch')`. An order that makes no sense is a RangeError.
 */
export interface Payments {
  readonly name: string;
  /** Opens a checkout; the buyer pays at `url`. */
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** Null for an id that does not exist or was not opened here. */
  getCheckout(id: string): Promise<Checkout | null>;
  /** Closes an open checkout, so that it can't be paid any more; `AppError('conflict')` where it is not open. */
  expireCheckout(id: string): Promise<void>;
  getSubscription(id: string): Promise<Subscription | null>;
  /** Ends a subscription now, and with `refund` gives back what was last paid for it. Safe to repeat. */
  endSubscription(id: string, options: { refund: boolean }): Promise<void>;
  /** Where the buyer changes or cancels a subscription, as an address to open. */
  openPortal(input: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  /**
   * Reads a webhook call. Null for genuine events that are of no use here. A forged, changed or over 300 s old call is
   * `AppError('bad_request')`.
   */
  readEvent(rawBody: string | Uint8Array, headers: Pick<Headers, 'get'>): Promise<PaymentEvent | null>;
  /** The built-in checkout's own verbs, while no real provider is configured. */
  readonly test: TestCheckout | null;
}
