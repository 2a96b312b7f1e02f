import type { Route } from './+types/download';
import { DownloadPage } from '#web/about/download-page.tsx';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { baseUrlOf } from '#web/marketing/marketing-page.ts';
import { useRootData } from '#web/root-data.ts';

export const handle = { noJs: true, cache: 'fixed' };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Download the App',
    description:
      'Canto for iPhone, iPad and Android, free to download: make the next season of your favorite show, listen, read along and share it.',
    path: '/download',
    baseUrl: baseUrlOf(matches),
    image: '/art/hero.webp',
  });
}

export default function Download() {
  const { settings } = useRootData();
  return <DownloadPage appStoreUrl={settings.appStoreUrl} playStoreUrl={settings.playStoreUrl} />;
}
