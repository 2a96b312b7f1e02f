import './styles/global.ts';
import { Suspense } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatch } from 'react-router';
import { useStatic } from './delivery/use-static.ts';
import type { Route } from './+types/root';
import { brand } from '#shared/brand.ts';
import { ErrorPage } from './error-page.tsx';
import { isRefusal } from './api/load.ts';
import { missingHead } from './frame/head/missing-head.ts';
import { startScriptsSnippet, useHydrated } from './delivery/deferred-scripts.ts';
import { themeSnippet } from './frame/theme.ts';
import { deferred } from './delivery/deferred.ts';
import { pageContext } from './page-context.ts';
import { SessionProvider } from './session.tsx';
import { SiteFrame } from './site-frame.tsx';
import { fontPreloads } from './styles/font-preloads.ts';

const UnreachableShow = deferred(async () => (await import('./catalog/podcast/unreachable-show.tsx')).UnreachableShow);

export function loader({ context }: Route.LoaderArgs) {
  const { me, settings } = context.get(pageContext);
  return { me, settings };
}

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'icon', href: '/art/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/art/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'apple-touch-icon', href: '/art/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The title of error pages; every page sets its own. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [{ title: brand.name }];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missingHead(missing ? 'Page not found' : 'Something went wrong');
};

export function Layout({ children }: { children: React.ReactNode }) {
  const isStatic = useStatic();
  useHydrated();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeSnippet }} />
        <Meta />
        <Links />
        {!isStatic && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startScriptsSnippet }} />}
      </head>
      <body>
        <SessionProvider>
          <SiteFrame>{children}</SiteFrame>
        </SessionProvider>
        {!isStatic && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Without an answer the root's loader fails too, so the replacement of a show is also rendered here. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const show = useMatch('/shows/:slug?');
  if (!show || isRefusal(error)) return <ErrorPage error={error} />;
  return (
    <Suspense fallback={null}>
      <UnreachableShow error={error} />
    </Suspense>
  );
}
