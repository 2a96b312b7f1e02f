import './styles/global.ts';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useStill } from './use-still.ts';
import type { Route } from './+types/root';
import { ErrorPage } from './error-page.tsx';
import { pageMeta } from './frame/page-meta.ts';
import { themeSnippet } from './frame/theme.ts';
import { pageContext } from './page-context.ts';
import { SessionProvider } from './session.tsx';
import { SiteFrame } from './site-frame.tsx';
import { fontPreloads } from './styles/font-preloads.ts';

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

/** For pages that say nothing of their own; in the first place, for errors. */
export function meta({ loaderData, error, location }: Route.MetaArgs) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta({
    title: error ? (missing ? 'Page not found' : 'Something went wrong') : undefined,
    path: location.pathname,
    baseUrl: loaderData?.settings.baseUrl ?? '',
    hidden: Boolean(error),
  });
}

export function Layout({ children }: { children: React.ReactNode }) {
  const still = useStill();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeSnippet }} />
        <Meta />
        <Links />
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
