import type { PlayerEpisode } from '#shared/listening.ts';
import { player } from '../player.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { followSeason } from './season-feed.ts';

let following: { episodeId: string; stop: () => void } | null = null;

/**
 * While a streamed episode is the current one, waits for its finished file and gives it to the player, on whatever page
 * the listener is by then.
 */
export function followStream(seasonId: string, episode: PlayerEpisode): void {
  if (following?.episodeId === episode.id) return;
  following?.stop();
  const stopNews = followSeason(seasonId, (news) => {
    if (news.episode_id !== episode.id) return;
    if (news.stage === 'failed') {
      toast.bad('Episode Not Available', news.error ?? undefined);
      return player.close();
    }
    const current = player.getState().currentEpisode;
    if (news.voice_audio_url && current) {
      player.refresh({ ...current, audioUrl: news.voice_audio_url, streaming: false });
    }
  });
  const stopWatching = player.subscribe(() => {
    const { currentEpisode, isStreaming } = player.getState();
    if (currentEpisode?.id !== episode.id || !isStreaming) following?.stop();
  });
  following = {
    episodeId: episode.id,
    stop: () => {
      following = null;
      stopNews();
      stopWatching();
    },
  };
}
