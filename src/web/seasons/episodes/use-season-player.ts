import { useEffect, useRef, useState } from 'react';
import { playerBreakpointPx } from '#shared/listening.ts';
import { whereToGoOn } from '#shared/places/places.ts';
import type { Episode, Season } from '#shared/seasons.ts';
import { logStore } from '#web/player/place/log-store.ts';
import { playerStore } from '#web/player/store/player-store.ts';
import type { Ordering } from '#web/player/stream/openings.ts';
import type { Player } from '#web/player/create-player.ts';
import type { EpisodeCallbacks } from '#web/player/store/player-state.ts';
import { knownPlayer, withPlayer } from '#web/player/with-player.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { readMoment, type Moment } from '../moment-address.ts';
import { openingEpisode, toPlayerEpisode } from './player-episode.ts';
import { trackPlay } from './track-play.ts';

type Stage = { season: Season; episodes: readonly Episode[]; signedIn: boolean };

/**
 * Joins a season's page to the player: the episode where the listener left it, else its first, becomes the current one (never started, and not while something
 * else is heard), news reach the player, and the answer is what the listener can do with an episode.
 */
export function useSeasonPlayer({ season, episodes, signedIn }: Stage) {
  const latest = useRef<Stage>({ season, episodes, signedIn });
  useEffect(() => {
    latest.current = { season, episodes, signedIn };
  });

  // The place that the address names is where it starts once, not again with later news.
  const arrival = useRef<{ moment: Moment | null } | null>(null);
  const [isNew] = useState(() => typeof location !== 'undefined' && new URLSearchParams(location.search).has('new'));
  const first = openingEpisode(season, episodes, isNew);
  useEffect(() => {
    if (!first) return;
    let left = false;
    withPlayer((player) => {
      const { currentEpisode, isPlaying } = player.getState();
      if (left) return;
      // One of them may be playing already: it was loaded by the order or on an earlier visit. From now on this page tracks it.
      const heard = latest.current.episodes.find(({ id }) => id === currentEpisode?.id);
      if (heard) choose(player, latest, heard);
      if (isPlaying) return;
      arrival.current ??= { moment: readMoment(location.search) };
      const { moment } = arrival.current;
      arrival.current = { moment: null };
      if (moment)
        goTo(player, latest, episodes.find((each) => each.episode_number === moment.episode) ?? first, moment);
      else if (currentEpisode?.seasonId !== season.id)
        choose(player, latest, (isNew ? null : whereLeft(latest.current)) ?? first);
    });
    return () => {
      left = true;
    };
  }, [first?.id, season.id]);

  useEffect(() => {
    const current = playerStore.getState().currentEpisode;
    const known = episodes.find((episode) => episode.id === current?.id);
    const heard = known && toPlayerEpisode(season, known);
    if (heard) knownPlayer()?.refresh(heard);
    else if (known?.stage === 'failed') knownPlayer()?.close();
  }, [season, episodes]);

  return {
    press: (episode: Episode | null) => press(latest, episode),
    /** Loads the episode that was just ordered, unless another is being heard; what was begun of it goes on. */
    awaitOrdered(episode: Episode, ordering?: Ordering) {
      const ordered = toPlayerEpisode(latest.current.season, episode);
      const player = knownPlayer();
      if (player && ordering && ordered) ordering.ordered(ordered, callbacksFor(player, latest, episode));
      const { isPlaying, currentEpisode } = playerStore.getState();
      if (!isPlaying || currentEpisode?.id === episode.id) withPlayer((opened) => choose(opened, latest, episode));
    },
    /** Makes it the current episode without playing it. */
    choose: (episode: Episode) => withPlayer((player) => choose(player, latest, episode)),
    /** Plays it from the player's position, in response to a click. */
    start: (episode: Episode) =>
      withPlayer((player) => {
        choose(player, latest, episode);
        player.play();
      }),
  };
}

/** The episode in which the listener goes on; null when nothing of the season was begun or it can't be heard. */
export function whereLeft({ season, episodes }: Pick<Stage, 'season' | 'episodes'>): Episode | null {
  const { events, deviceId } = logStore.get();
  const ofSeason = events.filter((event) => event.season_id === season.id);
  const own = ofSeason.filter((event) => event.device_id === deviceId);
  const playable = episodes
    .filter((episode) => toPlayerEpisode(season, episode) !== null)
    .map((episode) => ({ ...episode, number: episode.episode_number }));
  return (whereToGoOn(own, playable) ?? whereToGoOn(ofSeason, playable))?.episode ?? null;
}

/** Plays an episode of a season whose page need not be open, in response to a click. */
export function playEpisodeOf(stage: Stage, episode: Episode): void {
  withPlayer((player) => {
    choose(player, { current: stage }, episode);
    player.play();
  });
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
  if (heard.streaming)
    void import('#web/player/stream/follow-stream.ts').then(({ followStream }) => followStream(seasonId, heard));
}

/** Seeks to the position of a link without playing. A stream can't be sought, so it is left alone. */
function goTo(player: Player, latest: { current: Stage }, episode: Episode, { seconds }: Moment): void {
  choose(player, latest, episode);
  const { currentEpisode, isStreaming, duration } = player.getState();
  if (currentEpisode?.id === episode.id && !isStreaming && seconds > 0 && seconds < duration) player.seek(seconds);
}

/** Callbacks of the player. They may run after the listener has left the page. */
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
