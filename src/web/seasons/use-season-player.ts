import { useEffect, useRef } from 'react';
import { playerBreakpointPx } from '#shared/listening.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { board } from '../player/board.ts';
import type { EpisodeCallbacks, Player } from '../player/player-store.ts';
import { knownPlayer, withPlayer } from '../player/with-player.ts';
import { toast } from '../ui/feedback/toast.ts';
import { readMoment, type Moment } from './moment-address.ts';
import { toPlayerEpisode } from './player-episode.ts';
import { trackPlay } from './track-play.ts';

type Stage = { season: Season; episodes: readonly Episode[]; signedIn: boolean };

/**
 * Joins a season's page to the player: its first episode becomes the current one (never started, and not while something
 * else is heard), news reach the player, and the answer is what the listener can do with an episode.
 */
export function useSeasonPlayer({ season, episodes, signedIn }: Stage) {
  const latest = useRef<Stage>({ season, episodes, signedIn });
  useEffect(() => {
    latest.current = { season, episodes, signedIn };
  });

  // The place that the address names is where it starts once, not again with later news.
  const arrival = useRef<{ moment: Moment | null } | null>(null);
  const first = episodes.find((episode) => toPlayerEpisode(season, episode) !== null);
  useEffect(() => {
    if (!first) return;
    let left = false;
    withPlayer((player) => {
      const { currentEpisode, isPlaying } = player.getState();
      if (left) return;
      // One of them may be heard already: it was loaded when it was ordered, or on an earlier visit. Now it has who follows it.
      const heard = latest.current.episodes.find(({ id }) => id === currentEpisode?.id);
      if (heard) choose(player, latest, heard);
      if (isPlaying) return;
      arrival.current ??= { moment: readMoment(location.search) };
      const { moment } = arrival.current;
      arrival.current = { moment: null };
      if (moment)
        goTo(player, latest, episodes.find((each) => each.episode_number === moment.episode) ?? first, moment);
      else if (currentEpisode?.seasonId !== season.id) choose(player, latest, first);
    });
    return () => {
      left = true;
    };
  }, [first?.id, season.id]);

  useEffect(() => {
    const current = board.getState().currentEpisode;
    const known = episodes.find((episode) => episode.id === current?.id);
    const heard = known && toPlayerEpisode(season, known);
    if (heard) knownPlayer()?.refresh(heard);
    else if (known?.stage === 'failed') knownPlayer()?.close();
  }, [season, episodes]);

  return {
    press: (episode: Episode | null) => press(latest, episode),
    /** Loads the episode that was just ordered, unless another is being heard. */
    awaitOrdered: (episode: Episode) => {
      if (!knownPlayer()?.getState().isPlaying) withPlayer((player) => choose(player, latest, episode));
    },
    /** Makes it the current one and leaves the press of play to the listener. */
    choose: (episode: Episode) => withPlayer((player) => choose(player, latest, episode)),
    /** Plays it from wherever the player is, as the answer to a press. */
    start: (episode: Episode) =>
      withPlayer((player) => {
        choose(player, latest, episode);
        player.play();
      }),
  };
}

function press(latest: { current: Stage }, episode: Episode | null): void {
  if (!episode || !toPlayerEpisode(latest.current.season, episode)) {
    toast.bad('Episode Not Available', "This episode doesn't have audio available for playback yet.");
    return;
  }
  withPlayer((player) => {
    if (player.getState().currentEpisode?.id === episode.id) return player.toggle();
    choose(player, latest, episode);
    if (matchMedia(`(min-width: ${playerBreakpointPx}px)`).matches) player.play();
  });
}

function choose(player: Player, latest: { current: Stage }, episode: Episode): void {
  const heard = toPlayerEpisode(latest.current.season, episode);
  if (!heard) return;
  player.choose(heard, callbacksFor(player, latest, episode));
  const seasonId = latest.current.season.id;
  if (heard.streaming) void import('./follow-stream.ts').then(({ followStream }) => followStream(seasonId, heard));
}

/** Puts the player where a link leads, without starting it. What is still being voiced has no places to go to. */
function goTo(player: Player, latest: { current: Stage }, episode: Episode, { seconds }: Moment): void {
  choose(player, latest, episode);
  const { currentEpisode, isStreaming, duration } = player.getState();
  if (currentEpisode?.id === episode.id && !isStreaming && seconds > 0 && seconds < duration) player.seek(seconds);
}

/** What the player reports back; it may do so long after the listener has left the page. */
function callbacksFor(player: Player, latest: { current: Stage }, episode: Episode): EpisodeCallbacks {
  return {
    onStart() {
      if (latest.current.signedIn) void trackPlay(episode);
    },
    onEpisodeEnd() {
      const next = latest.current.episodes.find((each) => each.episode_number === episode.episode_number + 1);
      if (next) choose(player, latest, next);
    },
  };
}
