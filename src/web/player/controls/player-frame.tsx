import type { ReactNode } from 'react';

type Props = { className: string; isCopy: boolean; children: ReactNode };

/** The player's card: a landmark of the page that is skipped to. Its copy in a dialog, over the page's own, is a group of that. */
export function PlayerFrame({ className, isCopy, children }: Props) {
  if (isCopy)
    return (
      <div className={className} role="group" aria-label="Player">
        {children}
      </div>
    );
  return (
    <aside className={className} id="player" tabIndex={-1} aria-label="Player">
      {children}
    </aside>
  );
}
