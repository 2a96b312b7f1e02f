import { Suspense } from 'react';
import { data } from 'react-router';
import { missingHead } from '#web/frame/missing-head.ts';
import { later } from '#web/later.ts';
import '#web/frame/not-found.css';

const NotFoundPage = later(async () => (await import('#web/frame/not-found-page.tsx')).NotFoundPage);

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
