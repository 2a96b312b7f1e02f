import type { Season } from '#shared/seasons.ts';
import { embedLink } from '../frame/embed-link.ts';
import { seasonAddress } from './season-address.ts';

export const seasonFeedAddress = (id: string) => `/feeds/seasons/${encodeURIComponent(id)}.xml`;

/** What podcast apps and sites that embed players look for in a season's head; nothing while only its creator sees it. */
export function seasonLinks({ id, title, is_published: published }: Season, baseUrl: string) {
  if (!published) return [];
  return [
    { rel: 'alternate', type: 'application/rss+xml', title, href: `${baseUrl}${seasonFeedAddress(id)}` },
    { ...embedLink(`${baseUrl}${seasonAddress(id)}`, baseUrl), title },
  ];
}
