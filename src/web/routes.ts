import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { marketingPages } from '#shared/pages.ts';

export default [
  index('routes/home.tsx'),
  route('browse', 'routes/browse.tsx'),
  route('interactive-shows/:showId', 'routes/interactive-show.tsx'),
  route('my-shows/:showId', 'routes/my-show.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('shows/:slug?', 'routes/show.tsx'),
  route('player', 'routes/to-home.ts'),
  route('interactive-shows', 'routes/to-browse.ts'),
  route('seasons/:seasonId', 'routes/season.tsx'),
  route('wallet', 'routes/wallet.tsx'),
  route('account/:part?', 'routes/account.tsx'),
  route('admin/*', 'routes/admin.tsx'),
  route('creators', 'routes/creators.tsx'),
  route('download', 'routes/download.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('credits', 'routes/credits.tsx'),
  // Pages of fixed content are their own route files.
  ...marketingPages.map((page) => route(page, `marketing/pages/${page}.tsx`)),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  // The component sheet is for builders: `npm run dev` has it, the product does not carry it.
  ...(process.env.NODE_ENV === 'development' ? [route('dev/ui', 'routes/component-sheet.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
