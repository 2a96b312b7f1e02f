import { Suspense, useState } from 'react';
import type { Route } from './+types/show';
import type { Show } from '#shared/shows.ts';
import { findDefaultShow, findShow } from '#web/catalog/podcast/find-show.ts';
import { PublicShow } from '#web/catalog/podcast/public-show.tsx';
import { ErrorPage } from '#web/error-page.tsx';
import { isRefusal } from '#web/api/load.ts';
import { embedLink } from '#web/frame/head/embed-link.ts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { previewPicture } from '#web/frame/head/preview-picture.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { pageContext } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { listOrPromise, withFallback } from '#web/api/with-fallback.ts';

const UnreachableShow = deferred(
  async () => (await import('#web/catalog/podcast/unreachable-show.tsx')).UnreachableShow,
);
const CreateSeasonWizard = deferred(
  async () => (await import('#web/seasons/wizard/create-season-wizard.tsx')).CreateSeasonWizard,
);
const ShowNotFound = deferred(async () => (await import('#web/catalog/show/show-not-found.tsx')).ShowNotFound);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const { show, sample } = await (params.slug
    ? findShow(api, params.slug)
    : findDefaultShow(api, settings.defaultShowSlug));
  const none = { items: [], next_cursor: null };
  const cast = sample
    ? Promise.resolve([])
    : withFallback('characters', api.catalog.listCharacters({ id: show.id }), none).then(({ items }) => items);
  return { show, sample, characters: await listOrPromise(request, cast), baseUrl: settings.baseUrl };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: 'Show not found', path: location.pathname, baseUrl: '', hidden: true });
  const { show, sample, baseUrl } = loaderData;
  const path = `/shows/${encodeURIComponent(show.slug)}`;
  return pageMeta({
    title: show.name,
    description: show.description ?? undefined,
    path,
    baseUrl,
    ...previewPicture(
      'shows',
      show.id,
      show.is_public && !sample ? (show.landscape_image_url ?? show.image_url) : null,
    ),
    alternates: show.is_public && !sample ? [{ ...embedLink(`${baseUrl}${path}`, baseUrl), title: show.name }] : [],
    imageAlt: show.name,
    hidden: sample,
    jsonLd: description(show, `${baseUrl}${path}`),
  });
}

function description(show: Show, url: string): Record<string, unknown> {
  return {
    '@type': show.podcast_rss_url ? 'PodcastSeries' : 'CreativeWorkSeries',
    name: show.name,
    description: show.description ?? undefined,
    url,
    webFeed: show.podcast_rss_url ?? undefined,
    author: show.show_creator ? { '@type': 'Organization', name: show.show_creator } : undefined,
    genre: show.genre ?? undefined,
  };
}

export default function ShowRoute({ loaderData }: Route.ComponentProps) {
  const { me } = useRootData();
  const { show } = loaderData;
  // Null until first opened; it then stays mounted, so that closing keeps the choices.
  const [wizard, setWizard] = useState<'open' | 'closed' | null>(null);
  const owned = me !== null && me.user.id === show.user_id;
  return (
    <>
      {/* Its owner makes seasons here; everybody else is invited to the app. */}
      <PublicShow {...loaderData} owned={owned} onCreateSeason={owned ? () => setWizard('open') : null} />
      <Suspense fallback={null}>
        {wizard && <CreateSeasonWizard show={show} open={wizard === 'open'} onClose={() => setWizard('closed')} />}
      </Suspense>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRefusal(error)) {
    return (
      <Suspense fallback={null}>
        <UnreachableShow error={error} />
      </Suspense>
    );
  }
  return <ErrorPage error={error} missing={<ShowNotFound />} />;
}
