import type { Route } from './+types/terms';
import { TermsPage } from '#web/about/terms-page.tsx';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { baseUrlOf } from '#web/marketing/marketing-page.ts';
import { pageContext } from '#web/page-context.ts';

export const handle = { noJs: true, cache: 'anonymous' };

export function loader({ context }: Route.LoaderArgs) {
  return { facts: context.get(pageContext).siteFacts, today: new Date().toISOString() };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Terms of Service',
    description:
      'The rules of the house: accounts, cantos and plans, what you make and who may hear it, and what does not belong here.',
    path: '/terms',
    baseUrl: baseUrlOf(matches),
  });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TermsPage contactEmail={loaderData.facts.contactEmail} today={new Date(loaderData.today)} />;
}
