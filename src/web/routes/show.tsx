import { Suspense, useState } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/show';
import type { Show } from '#shared/shows.ts';
import { defaultSlug, findShow } from '#web/catalog/podcast/find-show.ts';
import { PodcastShowPage } from '#web/catalog/podcast/podcast-show-page.tsx';
import { ErrorPage } from '#web/error-page.tsx';
import { embedLink } from '#web/frame/embed-link.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { previewPicture } from '#web/frame/preview-picture.ts';
import { StoreBadges } from '#web/frame/store-badges.tsx';
import { later } from '#web/later.ts';
import { load } from '#web/load.ts';
import { pageContext } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { nowOrLater, tolerate } from '#web/tolerate.ts';

const AppPromptDialog = later(async () => (await import('#web/catalog/app-prompt-dialog.tsx')).AppPromptDialog);
const ShowNotFound = later(async () => (await import('#web/catalog/show/show-not-found.tsx')).ShowNotFound);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  if (!params.slug) {
    const slug = await load(defaultSlug(api, settings.defaultShowSlug));
    if (!slug) throw data({ message: '' }, { status: 404 });
    throw redirect(`/shows/${encodeURIComponent(slug)}`);
  }
  const { show, sample } = await findShow(api, params.slug);
  const none = { items: [], next_cursor: null };
  const cast = sample
    ? Promise.resolve([])
    : tolerate('characters', api.catalog.listCharacters({ id: show.id }), none).then(({ items }) => items);
  return { show, sample, characters: await nowOrLater(request, cast), baseUrl: settings.baseUrl };
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

export default function PublicShow({ loaderData }: Route.ComponentProps) {
  const { show, sample, characters } = loaderData;
  const { me, settings } = useRootData();
  const [prompting, setPrompting] = useState(false);
  const badges = <StoreBadges appStoreUrl={settings.appStoreUrl} playStoreUrl={settings.playStoreUrl} />;
  return (
    <>
      <PodcastShowPage
        key={show.id}
        show={show}
        sample={sample}
        characters={characters}
        owned={me !== null && me.user.id === show.user_id}
        storeBadges={badges}
        onCreateSeason={() => setPrompting(true)}
      />
      <Suspense fallback={null}>
        {prompting && <AppPromptDialog badges={badges} onClose={() => setPrompting(false)} />}
      </Suspense>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} missing={<ShowNotFound />} />;
}
