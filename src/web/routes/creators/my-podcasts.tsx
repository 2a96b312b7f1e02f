import { Suspense } from 'react';
import type { Route } from './+types/my-podcasts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { deferred } from '#web/delivery/deferred.ts';
import { load } from '#web/api/load.ts';
import { pageContext } from '#web/page-context.ts';

// The page is deferred, because route modules are preloaded with every page and must stay small.
const pages = () => import('#web/creators/podcasts/my-podcasts-page.tsx');
const MyPodcastsPage = deferred(async () => (await pages()).MyPodcastsPage);
const NoPodcasts = deferred(async () => (await pages()).NoPodcasts);

export async function loader({ context }: Route.LoaderArgs) {
  const { api, me } = context.get(pageContext);
  const items = me?.is_creator ? (await load(api.podcasts.list())).items : null;
  return { items, isSignedIn: me !== null, now: Date.now() };
}

export function meta() {
  return pageMeta({ title: 'My podcasts', path: '/my-podcasts', baseUrl: '', hidden: true });
}

export default function MyPodcasts({ loaderData: { items, isSignedIn, now } }: Route.ComponentProps) {
  return (
    <Suspense fallback={null}>
      {items ? <MyPodcastsPage first={items} openedAt={now} /> : <NoPodcasts isSignedIn={isSignedIn} />}
    </Suspense>
  );
}
