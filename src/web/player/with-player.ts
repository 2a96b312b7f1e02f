import type { Player } from './create-player.ts';

let player: Player | null = null;

/**
 * Passes the page's player to `act`. The first call loads its code and opens it as it was left; later calls run synchronously, because browsers only
 * start audio within the handler of a user's action.
 */
export function withPlayer(act: (player: Player) => void): void {
  if (player) return act(player);
  import('./player.ts').then(
    async (loaded) => {
      await loaded.playerReady;
      player = loaded.player;
      act(player);
    },
    (error: unknown) => console.error('The player could not be loaded:', error),
  );
}

/** Preloads the player's code. */
export function fetchPlayer(): void {
  withPlayer(() => {});
}

/** The page's player, or null before anything was chosen. */
export function knownPlayer(): Player | null {
  return player;
}
