import type { Player } from './player-store.ts';

let player: Player | null = null;

/**
 * Hands over the page's player, whose code comes with the first call. Every later call acts at once: browsers start
 * sound only while they still answer a press.
 */
export function withPlayer(act: (player: Player) => void): void {
  if (player) return act(player);
  import('./player.ts').then(
    (loaded) => {
      player = loaded.player;
      act(player);
    },
    (error: unknown) => console.error('The player could not be loaded:', error),
  );
}

/** Fetches the player's code for a press that is likely to come. */
export function fetchPlayer(): void {
  withPlayer(() => {});
}

/** The page's player, or null before anything was chosen. */
export function knownPlayer(): Player | null {
  return player;
}
