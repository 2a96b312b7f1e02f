import type { ShowCard } from '#shared/shows.ts';

type Addressed = Pick<ShowCard, 'id' | 'kind' | 'slug' | 'user_id'>;

/** Where a show's card leads: to its public page, for its owner to the owner's page. */
export function showAddress(show: Addressed, userId: string | null): string {
  if (!userId || show.user_id !== userId) return `/interactive-shows/${show.id}`;
  return show.kind === 'basic' ? `/my-shows/${show.id}` : `/shows/${encodeURIComponent(show.slug)}`;
}
