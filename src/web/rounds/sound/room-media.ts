import { brand } from '#shared/brand.ts';
import type { Round } from '#shared/rounds/round.ts';

/**
 * Shows the round on the lock screen. Its play and pause are the host's for all; for others they are mute, since a pause of one's
 * own would only be made up again. Returns a function that takes it off.
 */
export function showRound({ episode, season }: Round, onPress: (action: 'play' | 'pause') => void): () => void {
  const session = globalThis.navigator?.mediaSession;
  if (!session) return () => {};
  session.metadata = new MediaMetadata({
    title: episode.title || `Episode ${episode.number}`,
    artist: season.show_name || brand.name,
    album: season.title,
  });
  for (const action of ['play', 'pause'] as const) session.setActionHandler(action, () => onPress(action));
  return () => {
    session.metadata = null;
    for (const action of ['play', 'pause'] as const) session.setActionHandler(action, null);
  };
}
