import { data } from 'react-router';
import { NotFoundPage } from '#web/frame/not-found-page.tsx';
import { pageMeta } from '#web/frame/page-meta.ts';

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ location }: { location: { pathname: string } }) {
  return pageMeta({ title: 'Page not found', path: location.pathname, baseUrl: '', hidden: true });
}

export default function NotFound() {
  return <NotFoundPage />;
}
