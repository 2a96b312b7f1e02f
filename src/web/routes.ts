import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('player', 'routes/to-home.ts'),
  route('interactive-shows', 'routes/to-browse.ts'),
  route('seasons/:seasonId', 'routes/season.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
