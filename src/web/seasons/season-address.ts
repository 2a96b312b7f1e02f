import type { Season } from '#shared/seasons.ts';

export function seasonAddress(id: string): string {
  return `/seasons/${encodeURIComponent(id)}`;
}

/** The show that a season is of, as everybody sees it; the list of shows where who asks may not see it. */
export function showOfSeason(season: Pick<Season, 'show_id' | 'show_name' | 'show_is_open'>): {
  to: string;
  label: string;
} {
  if (!season.show_is_open) return { to: '/interactive-shows', label: 'Interactive shows' };
  return { to: `/interactive-shows/${encodeURIComponent(season.show_id)}`, label: season.show_name || 'Back' };
}
