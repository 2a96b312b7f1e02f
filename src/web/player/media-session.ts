// The lock screen, the keyboard's media keys and headphones: they show the episode and press the same buttons.
import { skipSeconds } from '#shared/listening.ts';
import { brand } from '#shared/brand.ts';
import { pictureSources } from '#web/ui/pictures/picture-sources.ts';
import type { Player } from './create-player.ts';
import { doorsStore } from './doors/doors-store.ts';

/** Keeps the browser's media session in step with the player. Returns a function that stops it. */
export function followMediaSession(player: Player): () => void {
  const session = globalThis.navigator?.mediaSession;
  if (!session) return () => {};
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => (doorsStore.commands()?.takeLit ?? player.play)()],
    ['pause', () => (doorsStore.commands()?.hush ?? player.pause)()],
    ['stop', () => (doorsStore.commands()?.close ?? player.close)()],
    ['seekbackward', (details) => player.nudge(-(details.seekOffset ?? skipSeconds))],
    ['seekforward', (details) => player.nudge(details.seekOffset ?? skipSeconds)],
    ['seekto', (details) => player.seek(details.seekTime ?? 0)],
    ['previoustrack', () => walkOr(-1, () => player.toScene(-1))],
    ['nexttrack', () => walkOr(1, () => (hasSceneAfter(player) ? player.toScene(1) : player.playQueued()))],
  ];
  for (const [action, handler] of actions) setAction(session, action, handler);

  let shown: string | null = null;
  const show = () => {
    const { currentEpisode: episode, isPlaying, position, duration, speed } = player.getState();
    const { phase, turn, lit, isHushed } = doorsStore.get();
    const sounds = isPlaying || (phase === 'asking' && !isHushed);
    session.playbackState = episode ? (sounds ? 'playing' : 'paused') : 'none';
    const door =
      phase === 'closed' || phase === 'ahead' ? null : (turn?.choices[lit ?? -1]?.choice_text ?? 'What happens next?');
    const showing = episode && `${episode.id} ${door ?? episode.title}`;
    if (showing !== shown) {
      shown = showing;
      session.metadata =
        episode &&
        new MediaMetadata({
          title: door ?? episode.title,
          artist: episode.showName ?? brand.name,
          album: episode.seasonTitle ?? '',
          artwork: artwork(episode.imageUrl),
        });
    }
    if (duration > 0)
      session.setPositionState({ duration, position: Math.min(position, duration), playbackRate: speed });
  };
  show();
  const stops = [player.subscribe(show), doorsStore.subscribe(show)];
  return () => {
    for (const stop of stops) stop();
    session.metadata = null;
    session.playbackState = 'none';
    for (const [action] of actions) setAction(session, action, null);
  };
}

/** While the doors ask, the keys for tracks move the light over them. */
function walkOr(by: 1 | -1, otherwise: () => void): void {
  const doors = doorsStore.commands();
  if (doors) doors.walk(by);
  else otherwise();
}

function hasSceneAfter(player: Player): boolean {
  return player.getState().sceneStarts.some((start) => start > player.currentPosition());
}

/** Three sizes of our own pictures, for a watch, a lock screen and a television; others as they are. */
function artwork(imageUrl: string | null | undefined): MediaImage[] {
  if (!imageUrl) return [];
  const sources = pictureSources(imageUrl);
  if (!sources) return [{ src: new URL(imageUrl, location.href).href }];
  const all = sources.webp.split(', ').map((source) => source.split(' '));
  const three = [all[0], all[Math.floor(all.length / 2)], all.at(-1)];
  return three.flatMap((source) => {
    const [path = '', width = ''] = source ?? [];
    const size = Number.parseInt(width, 10);
    return path ? [{ src: new URL(path, location.href).href, sizes: `${size}x${size}`, type: 'image/webp' }] : [];
  });
}

/** Not every browser knows every action; those it doesn't know throw. */
function setAction(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // An action that the browser lacks is one button fewer on its lock screen.
  }
}
