// One sound at a time over all tabs of a browser: who starts tells the others, and those pause.
import type { Player } from './create-player.ts';

const channelName = 'canto.sound';

/** Returns a function that stops it. */
export function keepOneSound(player: Pick<Player, 'subscribe' | 'getState' | 'yieldSound'>): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(channelName);
  let wasPlaying = player.getState().isPlaying;
  const unsubscribe = player.subscribe(() => {
    const { isPlaying } = player.getState();
    if (isPlaying && !wasPlaying) channel.postMessage('playing');
    wasPlaying = isPlaying;
  });
  channel.addEventListener('message', () => player.yieldSound());
  return () => {
    unsubscribe();
    channel.close();
  };
}
