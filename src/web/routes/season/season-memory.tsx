import type { Route } from './+types/season-memory';
import { deferred } from '#web/delivery/deferred.ts';
import { ErrorPage } from '#web/error-page.tsx';
import { load } from '#web/api/load.ts';
import { missingHead } from '#web/frame/head/missing-head.ts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { MemoryPage } from '#web/seasons/memory/memory-page.tsx';
import { seasonAddress } from '#web/seasons/season-address.ts';

const SeasonNotFound = deferred(async () => (await import('#web/seasons/season-not-found.tsx')).SeasonNotFound);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const id = params.seasonId;
  const [season, episodes, memory] = await load(
    Promise.all([api.seasons.getSeason({ id }), api.seasons.listEpisodes({ id }), api.seasons.readMemory({ id })]),
  );
  return {
    season,
    episodes: episodes.items,
    memory,
    head: pageMeta({
      title: `The story remembers: ${season.title}`,
      path: `${seasonAddress(season.id)}/memory`,
      baseUrl: settings.baseUrl,
      hidden: true,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? missingHead('Season not found');

export default function SeasonMemoryRoute({ loaderData }: Route.ComponentProps) {
  const { season, episodes, memory } = loaderData;
  return <MemoryPage key={season.id} season={season} episodes={episodes} first={memory} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<SeasonNotFound />} />;
}
