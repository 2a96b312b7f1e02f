import type { Season } from '#shared/seasons.ts';
import { embedLink } from '#web/frame/head/embed-link.ts';
import { seasonAddress } from '../season-address.ts';

export const seasonFeedAddress = (id: string) => `/feeds/seasons/${encodeURIComponent(id)}.xml`;

/** Links to the podcast feed and the embeddable player, for the head of a season's page; none for a private season. */
export function seasonLinks({ id, title, is_published: published }: Season, baseUrl: string) {
  if (!published) return [];
  return [
    { rel: 'alternate', type: 'application/rss+xml', title, href: `${baseUrl}${seasonFeedAddress(id)}` },
    { ...embedLink(`${baseUrl}${seasonAddress(id)}`, baseUrl), title },
  ];
}
