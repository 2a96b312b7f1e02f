// Joins the player to what is kept of it: the listening log, and the state it is opened with the next time.
import type { ListeningSeason } from '#shared/listening-log.ts';
import type { PlayerEpisode } from '#shared/listening.ts';
import type { Player } from '../create-player.ts';
import { hasWaiting } from '../downloads/waiting-flag.ts';
import { followStretches } from './follow-stretches.ts';
import { keepStretch, logReady, sendNow } from './keep-listening.ts';
import { keepPlayer, positionAfterPause, readKeptPlayer } from './kept-player.ts';

const keepEveryMs = 1000;

/** Opens the player as it was left, and keeps it from then on. Resolves when it is as it was. */
export async function joinPlayer(player: Player): Promise<void> {
  await logReady;
  await restore(player);
  const stretches = followStretches({ now: Date.now, newId: () => crypto.randomUUID(), onStretch: keepStretch });
  let keptAtMs = 0;
  let heardAtMs = readKeptPlayer()?.atMs ?? 0;
  const keep = () => {
    keptAtMs = Date.now();
    const { isPlaying, position } = player.getState();
    if (isPlaying) heardAtMs = keptAtMs;
    keepPlayer(player.getState(), isPlaying ? player.currentPosition() : position, heardAtMs);
  };
  let before = player.getState();
  let watched = hasWaiting();
  const watch = async () => (await import('../downloads/watch-connection.ts')).watchConnection();
  if (watched) void watch();
  player.subscribe(() => {
    const state = player.getState();
    if (state.isPlaying && !watched) {
      watched = true;
      void watch();
    }
    stretches.hear(state);
    const onlyMoved = (Object.keys(state) as (keyof typeof state)[]).every(
      (key) => key === 'position' || Object.is(state[key], before[key]),
    );
    if (state.isPlaying || before.isPlaying || state.currentEpisode?.id !== before.currentEpisode?.id || onlyMoved)
      heardAtMs = Date.now();
    before = state;
    if (!onlyMoved || Date.now() - keptAtMs >= keepEveryMs || !state.isPlaying) keep();
  });
  const leave = () => {
    stretches.flush();
    if (player.getState().currentEpisode) keep();
    sendNow();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}

async function restore(player: Player): Promise<void> {
  const kept = readKeptPlayer();
  if (!kept) return;
  player.setVolume(kept.volume);
  if (kept.muted) player.toggleMuted();
  player.setSpeed(kept.speed);
  player.setQueue(kept.queue);
  player.setAutoNext(kept.autoNext);
  player.setSkipPauses(kept.skipPauses);
  if (kept.isMinimized) player.toggleMinimized();
  const episode = kept.episode?.streaming ? await findFinished(kept.episode) : kept.episode;
  if (!episode || player.getState().currentEpisode) return;
  player.choose(episode);
  if (episode.streaming) return;
  const durationMs = episode.durationMs ?? Infinity;
  const isOver = kept.position * 1000 >= durationMs - 1000;
  player.seek(isOver ? 0 : positionAfterPause(kept.position, kept.atMs, Date.now()));
}

/** What was still being voiced then may be finished by now; null when it came to nothing. */
async function findFinished(episode: PlayerEpisode): Promise<PlayerEpisode | null> {
  try {
    const response = await fetch(`/api/listening/seasons?ids=${encodeURIComponent(episode.seasonId ?? '')}`);
    const { items } = (await response.json()) as { items: ListeningSeason[] };
    const found = items[0]?.episodes.find(({ id }) => id === episode.id);
    const audioUrl = found?.voice_audio_url ?? found?.stream_url;
    if (!found || !audioUrl) return null;
    return { ...episode, audioUrl, streaming: !found.voice_audio_url, durationMs: found.duration_ms };
  } catch {
    return null;
  }
}
