import type { Route } from './+types/downloads';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { DownloadsPage } from '#web/listening/downloads/downloads-page.tsx';

export const meta: Route.MetaFunction = () => {
  return pageMeta({ title: 'Downloads', path: '/downloads', baseUrl: '', hidden: true });
};

export default function Downloads() {
  return <DownloadsPage />;
}
