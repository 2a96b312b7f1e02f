import { preload } from '#web/delivery/missing-chunks.ts';

/** Fetches the code of the season page and the player while the user writes the plot. */
export function preloadSeasonPage(): void {
  void preload(() =>
    Promise.allSettled([
      import('../season-page.tsx'),
      import('../episodes/episodes-panel.tsx'),
      import('../episodes/generation-banner.tsx'),
      import('#web/player/stream/season-feed.ts'),
      import('#web/player/stream/follow-stream.ts'),
      import('#web/player/player.ts'),
      import('#web/player/player-card.tsx'),
      import('#web/api/api.ts'),
    ]),
  );
}
