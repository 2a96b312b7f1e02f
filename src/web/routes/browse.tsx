import type { Route } from './+types/browse';
import { browsePageSize } from '#shared/shows.ts';
import { BrowsePage, type BrowseList } from '#web/catalog/browse/browse-page.tsx';
import {
  browseRequest,
  readBrowseAddress,
  writeBrowseAddress,
  type BrowseWish,
} from '#web/catalog/browse/browse-address.ts';
import { missingHead } from '#web/frame/missing-head.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { load } from '#web/load.ts';
import { pageContext } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const wish = readBrowseAddress(new URL(request.url).searchParams);
  const list = await load(api.catalog.listShows({ ...browseRequest(wish), limit: browsePageSize }));
  return { wish, list, head: headOf(wish, list, settings.baseUrl) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? missingHead('Browse');

function headOf(wish: BrowseWish, list: BrowseList, baseUrl: string) {
  const words = wish.search ? `Shows for "${wish.search}"` : 'Browse Interactive Shows';
  return pageMeta({
    title: words,
    description:
      'Every interactive show by age, genre and trend: pick one, cast two characters, and hear a new season of it.',
    // One page for search engines: every search and order of it is the same shows again.
    path:
      wish.filters.length === 1 && !wish.search
        ? `/browse${writeBrowseAddress({ ...wish, sort: 'trending' })}`
        : '/browse',
    baseUrl,
    hidden: Boolean(wish.search),
    jsonLd: {
      '@type': 'ItemList',
      name: words,
      itemListElement: list.items.map((show, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: show.name,
        url: `${baseUrl}/interactive-shows/${show.id}`,
      })),
    },
  });
}

export default function Browse({ loaderData }: Route.ComponentProps) {
  const { me } = useRootData();
  return <BrowsePage wish={loaderData.wish} list={loaderData.list} userId={me?.user.id ?? null} />;
}
