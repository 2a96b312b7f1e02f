import { Suspense, type ReactNode } from 'react';
import { deferred } from './delivery/deferred.ts';
// Not deferred: it is shown when nothing can be fetched.
import { FailedPage } from './frame/failed-page.tsx';
import { isRefusal } from './api/load.ts';

const NotFoundPage = deferred(async () => (await import('./frame/not-found-page.tsx')).NotFoundPage);

type Props = { error: unknown; /** What a 404 says here, where it has words of its own. */ missing?: ReactNode };

/** Shown instead of a page that failed: the 404 page, or an apology with a link. */
export function ErrorPage({ error, missing = <NotFoundPage /> }: Props) {
  const notThere = isRefusal(error) && error.status === 404;
  return <Suspense fallback={null}>{notThere ? missing : <FailedPage error={error} />}</Suspense>;
}
