import { Suspense, useState } from 'react';
import type { Route } from './+types/interactive-show';
import { fanSeasonsPage } from '#shared/seasons.ts';
import { ratingLabel, type Show } from '#shared/shows.ts';
import { InteractiveShowPage } from '#web/catalog/show/interactive-show-page.tsx';
import { ErrorPage } from '#web/error-page.tsx';
import { embedLink } from '#web/frame/embed-link.ts';
import { missingHead } from '#web/frame/missing-head.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { previewPicture } from '#web/frame/preview-picture.ts';
import { later } from '#web/later.ts';
import { load } from '#web/load.ts';
import { pageContext } from '#web/page-context.ts';
import { askToSignIn } from '#web/prompts.ts';
import { useRootData } from '#web/root-data.ts';
import { tolerate } from '#web/tolerate.ts';

const CreateSeasonWizard = later(
  async () => (await import('#web/seasons/create-season-wizard.tsx')).CreateSeasonWizard,
);
const ShowNotFound = later(async () => (await import('#web/catalog/show/show-not-found.tsx')).ShowNotFound);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const id = params.showId;
  const [show, seasons] = await Promise.all([
    load(api.catalog.getShow({ id })),
    tolerate('fan seasons', api.catalog.listShowSeasons({ id, limit: fanSeasonsPage.size }), {
      items: [],
      next_cursor: null,
    }),
  ]);
  return { show, seasons, head: headOf(show, settings.baseUrl) };
}

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
  const { show, seasons } = loaderData;
  const { me } = useRootData();
  // Null until it is first wanted; from then on it stays, so that closing it keeps what was chosen.
  const [wizard, setWizard] = useState<'open' | 'closed' | null>(null);
  return (
    <>
      <InteractiveShowPage
        show={show}
        seasons={seasons}
        owned={me !== null && me.user.id === show.user_id}
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
