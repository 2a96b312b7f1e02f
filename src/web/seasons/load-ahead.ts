import { loadAhead } from '../lost-code.ts';

/** What the page after the wizard and its first sound are made of, fetched while the plot is being written. */
export function loadSeasonAhead(): void {
  void loadAhead(() =>
    Promise.allSettled([
      import('./season-page.tsx'),
      import('./episodes-panel.tsx'),
      import('./generation-banner.tsx'),
      import('./season-feed.ts'),
      import('./follow-stream.ts'),
      import('../player/player.ts'),
      import('../player/player-card.tsx'),
      import('../api.ts'),
    ]),
  );
}
