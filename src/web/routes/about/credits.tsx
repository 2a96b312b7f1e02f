import type { Route } from './+types/credits';
import { CreditsPage } from '#web/about/credits-page.tsx';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { baseUrlOf } from '#web/marketing/marketing-page.ts';

export const handle = { noJs: true, cache: 'fixed' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Credits',
    description: 'The voices, typefaces, icons and libraries that Canto is made with, by whom, and on which terms.',
    path: '/credits',
    baseUrl: baseUrlOf(matches),
  });
}

export default function Credits() {
  return <CreditsPage />;
}
