import { brand } from '#shared/brand.ts';
import { planTerms, type Plan } from '#shared/packs-and-plans.ts';
import { formatCantos, formatPrice, prices, signUpGrant } from '#shared/wallet.ts';

type Offer = {
  title: string;
  price: string;
  perMonth: boolean;
  /** The first line's leading words, set bold. */
  lead: string;
  leadRest: string;
  lines: readonly string[];
  submit: string;
  /** Picture beside the offer, `/art/<name>`. */
  art: string;
  /** Where the links under the button lead. */
  links: readonly { label: string; to: Plan }[];
};

const monthly = (plan: Plan) => `${formatCantos(planTerms[plan].cantosPerMonth)} ${brand.credits}`;

export const offers: Record<Plan, Offer> = {
  premium: {
    title: 'Go Pro',
    price: formatPrice(planTerms.premium.priceCents),
    perMonth: true,
    lead: monthly('premium'),
    leadRest: 'every month',
    lines: ['Unlimited characters', 'Early-access features', 'Pro creator badge', 'Cancel anytime'],
    submit: 'Continue with Pro',
    art: 'orbit',
    links: [{ label: 'Not ready? See our starter plan', to: 'starter' }],
  },
  starter: {
    title: 'Starter',
    price: formatPrice(planTerms.starter.priceCents),
    perMonth: true,
    lead: monthly('starter'),
    leadRest: 'every month',
    lines: [`Up to ${planTerms.starter.characterLimit} characters`, 'Standard generation', 'Community access'],
    submit: 'Continue with Starter',
    art: 'dragon',
    links: [
      { label: 'Back to Pro', to: 'premium' },
      { label: 'Continue free', to: 'free' },
    ],
  },
  free: {
    title: 'Free account',
    price: '$0',
    perMonth: false,
    lead: `${formatCantos(signUpGrant)} ${brand.credits}`,
    leadRest: 'to start with',
    lines: [
      `Enough for ${['no', 'one', 'two', 'three', 'four'][Math.floor(signUpGrant / prices.season)] ?? 'many'} seasons`,
      'Listen, choose and share',
    ],
    submit: 'Create free account',
    art: 'lantern',
    links: [{ label: 'Back to Pro offer', to: 'premium' }],
  },
};
