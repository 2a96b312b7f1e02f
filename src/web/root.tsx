import './styles/global.ts';
import { Suspense } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatch } from 'react-router';
import { useStill } from './use-still.ts';
import type { Route } from './+types/root';
import { brand } from '#shared/brand.ts';
import { ErrorPage } from './error-page.tsx';
import { missingHead } from './frame/missing-head.ts';
import { startScriptsSnippet, useAwake } from './frame/scripts-after-paint.ts';
import { themeSnippet } from './frame/theme.ts';
import { later } from './later.ts';
import { pageContext } from './page-context.ts';
import { SessionProvider } from './session.tsx';
import { SiteFrame } from './site-frame.tsx';
import { fontPreloads } from './styles/font-preloads.ts';

const SampleShow = later(async () => (await import('./catalog/podcast/public-show.tsx')).SampleShow);

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

/** For errors; every page says its own. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [{ title: brand.name }];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missingHead(missing ? 'Page not found' : 'Something went wrong');
};

export function Layout({ children }: { children: React.ReactNode }) {
  const still = useStill();
  useAwake();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeSnippet }} />
        <Meta />
        <Links />
        {!still && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startScriptsSnippet }} />}
      </head>
      <body>
        <SessionProvider>
          <SiteFrame>{children}</SiteFrame>
        </SessionProvider>
        {!still && (
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

/** Without a network not even the root has its data, so that what stands in for a show stands here too. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const show = useMatch('/shows/:slug?');
  if (!show || isRouteErrorResponse(error)) return <ErrorPage error={error} />;
  return (
    <Suspense fallback={null}>
      <SampleShow error={error} />
    </Suspense>
  );
}
