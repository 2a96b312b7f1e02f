import { useEffect, useRef } from 'react';
import { playerBreakpointPx } from '#shared/listening.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { player } from '../player/player.ts';
import type { EpisodeCallbacks } from '../player/player-store.ts';
import { toast } from '../ui/feedback/toast.ts';
import { toPlayerEpisode } from './player-episode.ts';

type Stage = { season: Season; episodes: readonly Episode[]; signedIn: boolean };

/**
 * Joins a season's page to the player: its first episode becomes the current one (never started, and not while something
 * else is heard), news reach the player, and the answer is what pressing an episode does.
 */
export function useSeasonPlayer({ season, episodes, signedIn }: Stage) {
  const latest = useRef<Stage>({ season, episodes, signedIn });
  useEffect(() => {
    latest.current = { season, episodes, signedIn };
  });

  const first = episodes.find((episode) => toPlayerEpisode(season, episode) !== null);
  useEffect(() => {
    if (!first) return;
    const { currentEpisode, isPlaying } = player.getState();
    if (isPlaying || currentEpisode?.seasonId === season.id) return;
    choose(latest, first);
  }, [first?.id, season.id]);

  useEffect(() => {
    const current = player.getState().currentEpisode;
    const known = episodes.find((episode) => episode.id === current?.id);
    const heard = known && toPlayerEpisode(season, known);
    if (heard) player.refresh(heard);
  }, [season, episodes]);

  return (episode: Episode) => press(latest, episode);
}

function press(latest: { current: Stage }, episode: Episode): void {
  if (!toPlayerEpisode(latest.current.season, episode)) {
    toast.bad('Episode Not Available', "This episode doesn't have audio available for playback yet.");
    return;
  }
  if (player.getState().currentEpisode?.id === episode.id) return player.toggle();
  choose(latest, episode);
  if (matchMedia(`(min-width: ${playerBreakpointPx}px)`).matches) player.play();
}

function choose(latest: { current: Stage }, episode: Episode): void {
  const heard = toPlayerEpisode(latest.current.season, episode);
  if (!heard) return;
  player.choose(heard, callbacksFor(latest, episode));
  const seasonId = latest.current.season.id;
  if (heard.streaming) void import('./follow-stream.ts').then(({ followStream }) => followStream(seasonId, heard));
}

/** What the player reports back; it may do so long after the listener has left the page. */
function callbacksFor(latest: { current: Stage }, episode: Episode): EpisodeCallbacks {
  return {
    onStart() {
      if (latest.current.signedIn) void trackPlay(episode);
    },
    onEpisodeEnd() {
      const next = latest.current.episodes.find((each) => each.episode_number === episode.episode_number + 1);
      if (next) choose(latest, next);
    },
  };
}

async function trackPlay(episode: Episode): Promise<void> {
  try {
    const { api } = await import('../api.ts');
    await api.listening.trackEpisodePlay({ episodeId: episode.id, seasonId: episode.season_id });
  } catch (error) {
    console.warn('The play could not be counted.', error);
  }
}
