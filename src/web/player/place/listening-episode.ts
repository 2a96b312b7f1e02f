import type { ListeningEpisode, ListeningSeason } from '#shared/listening-log.ts';
import type { PlayerEpisode } from '#shared/listening.ts';

/** An episode of the log in the form the player takes; null while there is nothing to hear. */
export function playerEpisodeOf(season: ListeningSeason, episode: ListeningEpisode): PlayerEpisode | null {
  const audioUrl = episode.voice_audio_url ?? episode.stream_url;
  if (!audioUrl) return null;
  return {
    id: episode.id,
    title: episode.title,
    description: episode.description,
    audioUrl,
    imageUrl: season.featured_image_url,
    backgroundMusicUrl: season.background_music_url,
    streaming: !episode.voice_audio_url,
    durationMs: episode.duration_ms,
    seasonId: season.id,
    number: episode.number,
    seasonTitle: season.title,
    showName: season.show_name,
  };
}
