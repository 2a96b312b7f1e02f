import type { Route } from './+types/browse';
import { browsePageSize } from '#shared/shows.ts';
import { BrowsePage } from '#web/catalog/browse/browse-page.tsx';
import type { BrowseList } from '#web/catalog/browse/browse-results.tsx';
import {
  browseRequest,
  readBrowseAddress,
  searchRequest,
  writeBrowseAddress,
  type BrowseSelection,
} from '#web/catalog/browse/browse-address.ts';
import { missingHead } from '#web/frame/head/missing-head.ts';
import { pageMeta } from '#web/frame/head/page-meta.ts';
import { pageContext } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import { withFallback } from '#web/api/with-fallback.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, settings } = context.get(pageContext);
  const selection = readBrowseAddress(new URL(request.url).searchParams);
  const wanted = searchRequest(selection);
  const [list, found] = await Promise.all([
    withFallback(
      'the shows of Browse',
      api.catalog.listShows({ ...browseRequest(selection), limit: browsePageSize }),
      null,
    ),
    wanted && withFallback('what else a search finds', api.seasons.search(wanted), null),
  ]);
  return { selection, list, found, head: headOf(selection, list, settings.baseUrl) };
}

export const handle = { cache: 'anonymous' };
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? missingHead('Browse');

function headOf(selection: BrowseSelection, list: BrowseList | null, baseUrl: string) {
  const words = selection.search ? `Shows for "${selection.search}"` : 'Browse Interactive Shows';
  return pageMeta({
    title: words,
    description:
      'Every interactive show by age, genre and trend: pick one, cast two characters, and hear a new season of it.',
    // One page for search engines: every search and order of it is the same shows again.
    path:
      selection.filters.length === 1 && !selection.search
        ? `/browse${writeBrowseAddress({ ...selection, sort: 'trending' })}`
        : '/browse',
    baseUrl,
    hidden: Boolean(selection.search),
    jsonLd: {
      '@type': 'ItemList',
      name: words,
      itemListElement: (list?.items ?? []).map((show, at) => ({
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
  const { selection, list, found } = loaderData;
  return <BrowsePage selection={selection} list={list} found={found} userId={me?.user.id ?? null} />;
}
