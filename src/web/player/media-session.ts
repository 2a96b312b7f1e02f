// The lock screen, the keyboard's media keys and headphones: they show the episode and press the same buttons.
import { skipSeconds } from '#shared/listening.ts';
import { brand } from '#shared/brand.ts';
import type { Player } from './player-store.ts';

/** Keeps the browser's media session in step with the player. Answers how to stop. */
export function followMediaSession(player: Player): () => void {
  const session = globalThis.navigator?.mediaSession;
  if (!session) return () => {};
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.play()],
    ['pause', () => player.pause()],
    ['stop', () => player.close()],
    ['seekbackward', (details) => player.nudge(-(details.seekOffset ?? skipSeconds))],
    ['seekforward', (details) => player.nudge(details.seekOffset ?? skipSeconds)],
    ['seekto', (details) => player.seek(details.seekTime ?? 0)],
  ];
  for (const [action, handler] of actions) setAction(session, action, handler);

  let shown: string | null = null;
  const show = () => {
    const { currentEpisode: episode, isPlaying, position, duration } = player.getState();
    session.playbackState = episode ? (isPlaying ? 'playing' : 'paused') : 'none';
    const showing = episode && `${episode.id} ${episode.title}`;
    if (showing !== shown) {
      shown = showing;
      session.metadata =
        episode && new MediaMetadata({ title: episode.title, artist: brand.name, artwork: artwork(episode.imageUrl) });
    }
    if (duration > 0) session.setPositionState({ duration, position: Math.min(position, duration), playbackRate: 1 });
  };
  show();
  const unsubscribe = player.subscribe(show);
  return () => {
    unsubscribe();
    session.metadata = null;
    session.playbackState = 'none';
    for (const [action] of actions) setAction(session, action, null);
  };
}

function artwork(imageUrl: string | null | undefined): MediaImage[] {
  return imageUrl ? [{ src: new URL(imageUrl, location.href).href }] : [];
}

/** Not every browser knows every action; those it doesn't know throw. */
function setAction(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // An action that the browser lacks is one button fewer on its lock screen.
  }
}
