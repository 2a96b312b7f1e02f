import type { Route } from './+types/history';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { HistoryPage } from '#web/listening/history/history-page.tsx';
import { useRootData } from '#web/root-data.ts';

export const meta: Route.MetaFunction = () => {
  return pageMeta({ title: 'History', path: '/history', baseUrl: '', hidden: true });
};

export default function History() {
  const { me } = useRootData();
  return <HistoryPage signedIn={me !== null} />;
}
