import { Suspense } from 'react';
import { data } from 'react-router';
import { pageMeta } from '#web/frame/page-meta.ts';
import { later } from '#web/later.ts';
import '#web/frame/not-found.css';

const NotFoundPage = later(async () => (await import('#web/frame/not-found-page.tsx')).NotFoundPage);

export function loader() {
  return data(null, { status: 404 });
}

export function meta({ location }: { location: { pathname: string } }) {
  return pageMeta({ title: 'Page not found', path: location.pathname, baseUrl: '', hidden: true });
}

export default function NotFound() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
