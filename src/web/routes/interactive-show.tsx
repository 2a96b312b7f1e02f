import { Suspense, useState } from 'react';
import type { Route } from './+types/interactive-show';
import { fanSeasonsPage } from '#shared/seasons.ts';
import { ratingLabel, type Show } from '#shared/shows.ts';
import { InteractiveShowPage } from '#web/catalog/show/interactive-show-page.tsx';
import { ErrorPage } from '#web/error-page.tsx';
import { FirstListen } from '#web/listening/first-listen.tsx';
import { loadListeningSeasons } from '#web/listening/load-listening.ts';
import { useHasBegun } from '#web/player/place/log-store.ts';
import { embedLink } from '#web/frame/head/embed-link.ts';
import { missingHead } from '#web/frame/head/missing-head.ts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { previewPicture } from '#web/frame/head/preview-picture.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { load } from '#web/api/load.ts';
import { pageContext } from '#web/page-context.ts';
import { askToSignIn } from '#web/prompts.ts';
import { useRootData } from '#web/root-data.ts';
import { withFallback } from '#web/api/with-fallback.ts';

const CreateSeasonWizard = deferred(
  async () => (await import('#web/seasons/wizard/create-season-wizard.tsx')).CreateSeasonWizard,
);
const ShowNotFound = deferred(async () => (await import('#web/catalog/show/show-not-found.tsx')).ShowNotFound);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const id = params.showId;
  const [show, seasons] = await Promise.all([
    load(api.catalog.getShow({ id })),
    withFallback('fan seasons', api.catalog.listShowSeasons({ id, limit: fanSeasonsPage.size }), {
      items: [],
      next_cursor: null,
    }),
  ]);
  const [first = null] = await loadListeningSeasons(
    api,
    seasons.items.slice(0, 1).map((season) => season.id),
  );
  return { show, seasons, first, head: headOf(show, settings.baseUrl) };
}

export const handle = { cache: 'anonymous' };
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? missingHead('Show not found');

function headOf(show: Show, baseUrl: string) {
  return pageMeta({
    title: show.name,
    description: show.description ?? undefined,
    path: `/interactive-shows/${show.id}`,
    baseUrl,
    ...previewPicture('shows', show.id, show.is_public ? (show.landscape_image_url ?? show.image_url) : null),
    alternates: show.is_public
      ? [{ ...embedLink(`${baseUrl}/interactive-shows/${show.id}`, baseUrl), title: show.name }]
      : [],
    imageAlt: show.name,
    type: 'music.album',
    jsonLd: {
      '@type': 'CreativeWorkSeries',
      name: show.name,
      description: show.description ?? undefined,
      genre: show.genre ?? undefined,
      contentRating: ratingLabel(show.audience_rating),
      url: `${baseUrl}/interactive-shows/${show.id}`,
    },
  });
}

export default function InteractiveShow({ loaderData }: Route.ComponentProps) {
  const { show, seasons, first } = loaderData;
  const hasBegun = useHasBegun();
  const { me } = useRootData();
  // Null until first opened; it then stays mounted, so that closing keeps the choices.
  const [wizard, setWizard] = useState<'open' | 'closed' | null>(null);
  return (
    <>
      <InteractiveShowPage
        show={show}
        seasons={seasons}
        owned={me !== null && me.user.id === show.user_id}
        listen={first && !hasBegun && <FirstListen season={first} />}
        onListen={async (target) => (await import('#web/seasons/listen.ts')).listen(target, me !== null)}
        onRiff={() => (me ? setWizard('open') : askToSignIn('upgrade'))}
      />
      <Suspense fallback={null}>
        {wizard && <CreateSeasonWizard show={show} open={wizard === 'open'} onClose={() => setWizard('closed')} />}
      </Suspense>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<ShowNotFound />} />;
}
