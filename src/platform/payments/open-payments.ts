import type { Payments } from './payments.ts';
import type { StripeOptions } from './stripe.ts';
import type { TestCheckoutOptions } from './test-checkout.ts';

export type PaymentsConfig = ({ kind: 'stripe' } & StripeOptions) | ({ kind: 'test' } & TestCheckoutOptions);

/** Opens the configured provider; only its own library is loaded. */
export async function openPayments(config: PaymentsConfig): Promise<Payments> {
  switch (config.kind) {
    case 'stripe':
      return (await import('./stripe.ts')).openStripe(config);
    case 'test':
      return (await import('./test-checkout.ts')).openTestCheckout(config);
  }
}
