import type { Season } from '#shared/seasons.ts';

export function seasonAddress(id: string): string {
  return `/seasons/${encodeURIComponent(id)}`;
}

/** The show that a season is of, as everybody sees it; the list of shows when it has none. */
export function showOfSeason(season: Pick<Season, 'show_id' | 'show_name'>): { to: string; label: string } {
  if (!season.show_id) return { to: '/interactive-shows', label: 'Interactive shows' };
  return { to: `/interactive-shows/${encodeURIComponent(season.show_id)}`, label: season.show_name || 'Back' };
}
