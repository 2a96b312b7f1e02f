import type { Route } from './+types/season-map';
import { deferred } from '#web/delivery/deferred.ts';
import { ErrorPage } from '#web/error-page.tsx';
import { load } from '#web/api/load.ts';
import { missingHead } from '#web/frame/head/missing-head.ts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { seasonAddress } from '#web/seasons/season-address.ts';
import { SeasonMapPage } from '#web/seasons/map/season-map-page.tsx';

const SeasonNotFound = deferred(async () => (await import('#web/seasons/season-not-found.tsx')).SeasonNotFound);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const id = params.seasonId;
  const [season, map] = await load(Promise.all([api.seasons.getSeason({ id }), api.listening.readSeasonMap({ id })]));
  return {
    season,
    map,
    head: pageMeta({
      title: `Where the paths lead: ${season.title}`,
      path: `${seasonAddress(season.id)}/map`,
      baseUrl: settings.baseUrl,
      hidden: true,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? missingHead('Season not found');

export default function SeasonMapRoute({ loaderData }: Route.ComponentProps) {
  return <SeasonMapPage key={loaderData.season.id} season={loaderData.season} map={loaderData.map} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<SeasonNotFound />} />;
}
