import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { marketingPages } from '#shared/pages.ts';

export default [
  index('routes/home.tsx'),
  route('browse', 'routes/browse.tsx'),
  route('interactive-shows/:showId', 'routes/interactive-show.tsx'),
  route('my-shows/:showId', 'routes/my-show.tsx'),
  route('my-podcasts', 'routes/creators/my-podcasts.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('shows/:slug?', 'routes/show.tsx'),
  route('player', 'routes/to-home.ts'),
  route('interactive-shows', 'routes/to-browse.ts'),
  route('seasons/:seasonId', 'routes/season.tsx'),
  route('seasons/:seasonId/map', 'routes/season/season-map.tsx'),
  route('seasons/:seasonId/memory', 'routes/season/season-memory.tsx'),
  route('rounds/:roundId', 'routes/round.tsx'),
  route('history', 'routes/listening/history.tsx'),
  route('downloads', 'routes/listening/downloads.tsx'),
  route('share', 'routes/listening/share.tsx'),
  route('wallet', 'routes/wallet.tsx'),
  route('account/:part?', 'routes/account.tsx'),
  route('admin/*', 'routes/admin.tsx'),
  route('creators', 'routes/about/creators.tsx'),
  route('download', 'routes/about/download.tsx'),
  route('privacy', 'routes/about/privacy.tsx'),
  route('terms', 'routes/about/terms.tsx'),
  route('credits', 'routes/about/credits.tsx'),
  // Pages of fixed content are their own route files.
  ...marketingPages.map((page) => route(page, `marketing/pages/${page}.tsx`)),
  route('site.webmanifest', 'routes/about/web-manifest.ts'),
  // The component sheet is for developers: only `npm run dev` has it.
  ...(process.env.NODE_ENV === 'development' ? [route('dev/ui', 'routes/component-sheet.tsx')] : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
