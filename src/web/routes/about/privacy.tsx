import type { Route } from './+types/privacy';
import { PrivacyPage } from '#web/about/privacy-page.tsx';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { baseUrlOf } from '#web/marketing/marketing-page.ts';
import { pageContext } from '#web/page-context.ts';

export const handle = { noJs: true, cache: 'anonymous' };

export function loader({ context }: Route.LoaderArgs) {
  return { facts: context.get(pageContext).siteFacts, today: new Date().toISOString() };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Privacy Policy',
    description:
      'What Canto keeps about you, why and for how long: accounts, cookies, the daily visitor code, and every outside service this site uses.',
    path: '/privacy',
    baseUrl: baseUrlOf(matches),
  });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyPage {...loaderData.facts} today={new Date(loaderData.today)} />;
}
