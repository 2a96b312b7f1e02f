import { player } from '#web/player/player.ts';
import type { PlayerEpisode } from '#shared/listening.ts';
import { excerpt, stripMarkdown } from '#shared/seasons.ts';
import type { RssEpisode, Show } from '#shared/shows.ts';

const playerExcerpt = 200;

/** "12:05" or "1:02:03" in milliseconds; null for what is no length, or none. */
export function durationMs(text: string): number | null {
  const parts = text.split(':').map(Number);
  if (parts.length > 3 || parts.some((part) => !Number.isFinite(part) || part < 0)) return null;
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return seconds > 0 ? seconds * 1000 : null;
}

/** Oldest first; those without a date come last, in the feed's order. */
export function oldestFirst(episodes: readonly RssEpisode[]): RssEpisode[] {
  return episodes.toSorted((a, b) => published(a) - published(b));
}

function published({ publishDate }: RssEpisode): number {
  const time = publishDate ? Date.parse(publishDate) : Number.NaN;
  return Number.isNaN(time) ? Number.MAX_SAFE_INTEGER : time;
}

export function playerEpisode(
  episode: RssEpisode,
  show: Pick<Show, 'id' | 'image_url' | 'square_image_url'>,
): PlayerEpisode {
  return {
    // A feed's ids are unique within it only.
    id: `${show.id}/${episode.id}`,
    title: stripMarkdown(episode.title).trim() || episode.title,
    description: excerpt(episode.description, playerExcerpt),
    audioUrl: episode.audioUrl,
    imageUrl: show.square_image_url ?? show.image_url,
    durationMs: durationMs(episode.duration),
  };
}

/** Plays an episode of a feed, and has it counted; nobody waits for that, and its failure is nobody's. */
export function playFeedEpisode(episode: RssEpisode, show: Pick<Show, 'id' | 'image_url' | 'square_image_url'>): void {
  player.playEpisode(playerEpisode(episode, show));
  void import('#web/api/api.ts')
    .then(({ api }) => api.catalog.countFeedPlay({ id: show.id, episode_id: episode.id }))
    .catch((error: unknown) => console.warn('The play was not counted:', error));
}
