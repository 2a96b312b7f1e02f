import type { PlayerEpisode } from '#shared/listening.ts';
import { excerpt, stripMarkdown, type Episode, type Season } from '#shared/seasons.ts';
import { isInProduction, isPlayable } from './episode-stage.ts';

const descriptionLimit = 200;

/** The episode as the player takes it; null while there is nothing to play. */
export function toPlayerEpisode(
  season: Pick<Season, 'id' | 'featured_image_url' | 'background_music_url'> &
    Partial<Pick<Season, 'title' | 'show_name'>>,
  episode: Episode,
): PlayerEpisode | null {
  const audioUrl = episode.voice_audio_url ?? episode.stream_url;
  if (!audioUrl) return null;
  return {
    id: episode.id,
    title: cleanTitle(episode),
    description: excerpt(episode.content, descriptionLimit),
    audioUrl,
    imageUrl: season.featured_image_url,
    backgroundMusicUrl: season.background_music_url,
    streaming: !episode.voice_audio_url,
    durationMs: episode.duration_ms,
    seasonId: season.id,
    number: episode.episode_number,
    seasonTitle: season.title,
    showName: season.show_name,
  };
}

/**
 * The episode that a season's page makes the current one: the first that can be heard. Of a remix that was just ordered
 * it is the one behind the new door, once it can be heard.
 */
export function openingEpisode(
  season: Pick<Season, 'is_remixed' | 'source_episode_number'>,
  episodes: readonly Episode[],
  isNew: boolean,
): Episode | undefined {
  const turn = isNew && season.is_remixed && season.source_episode_number;
  const ordered = turn ? episodes.find((each) => each.episode_number === turn + 1) : undefined;
  if (ordered && (isPlayable(ordered) || isInProduction(ordered))) return isPlayable(ordered) ? ordered : undefined;
  return episodes.find(isPlayable);
}

export function cleanTitle(episode: Episode): string {
  return stripMarkdown(episode.title).trim() || `Episode ${episode.episode_number}`;
}

/** "1 hr 15 min", "42 min"; null while nothing is finished. */
export function playingTime(episodes: readonly Episode[]): string | null {
  const minutes = Math.round(episodes.reduce((sum, episode) => sum + (episode.duration_ms ?? 0), 0) / 60_000);
  if (minutes === 0) return null;
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} hr`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ');
}
