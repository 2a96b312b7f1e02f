import { Suspense, type ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { later } from './later.ts';
// The server sends these pages drawn, before their code has come: their looks must be there.
import './frame/curtain.css';
import './frame/not-found.css';
import './ui/feedback/empty-state.css';

const NotFoundPage = later(async () => (await import('./frame/not-found-page.tsx')).NotFoundPage);
const FailedPage = later(async () => (await import('./frame/failed-page.tsx')).FailedPage);

type Props = { error: unknown; /** What a 404 says here, where it has words of its own. */ missing?: ReactNode };

/** What stands in for a page that could not be made: the 404 page, or a word of excuse and a way on. */
export function ErrorPage({ error, missing = <NotFoundPage /> }: Props) {
  const notThere = isRouteErrorResponse(error) && error.status === 404;
  return <Suspense fallback={null}>{notThere ? missing : <FailedPage error={error} />}</Suspense>;
}
