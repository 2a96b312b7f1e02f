import type { PlayerEpisode } from '#shared/listening.ts';
import { excerpt, stripMarkdown, type Episode, type Season } from '#shared/seasons.ts';

const descriptionLimit = 200;

/** Whether there is anything to play: the finished file, or what is voiced so far. */
export function isPlayable(episode: Episode): boolean {
  return Boolean(episode.voice_audio_url ?? episode.stream_url);
}

/** Whether it is still being made, so that there is more to come than the page shows. */
export function isInProduction(episode: Episode): boolean {
  return episode.stage !== 'ready' && episode.stage !== 'failed';
}

/** The episode as the player takes it; null while there is nothing to play. */
export function toPlayerEpisode(
  season: Pick<Season, 'id' | 'featured_image_url' | 'background_music_url'>,
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
  };
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
