import { Suspense } from 'react';
import { data } from 'react-router';
import { missingHead } from '#web/frame/head/missing-head.ts';
import { deferred } from '#web/delivery/deferred.ts';

const NotFoundPage = deferred(async () => (await import('#web/frame/not-found-page.tsx')).NotFoundPage);

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => missingHead('Page not found');

export default function NotFound() {
  return (
    <Suspense fallback={null}>
      <NotFoundPage />
    </Suspense>
  );
}
