import type { PlayerEpisode } from '#shared/listening.ts';
import type { Recap } from '#shared/story/recap.ts';
import type { Season } from '#shared/seasons.ts';

export const recapPlayerId = ({ episode_id }: Pick<Recap, 'episode_id'>) => `previously ${episode_id}`;

/** The recap in the form the player takes: without music, and without an episode number. */
export function toPlayerRecap(season: Season, recap: Recap): PlayerEpisode {
  return {
    id: recapPlayerId(recap),
    title: 'Previously',
    description: season.title,
    audioUrl: recap.audio_url ?? '',
    imageUrl: season.featured_image_url,
    durationMs: recap.duration_ms,
    seasonId: season.id,
    unlisted: true,
  };
}
