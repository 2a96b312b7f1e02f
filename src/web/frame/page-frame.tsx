import type { ReactNode } from 'react';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import './header/header.css';

type Props = {
  header: ReactNode;
  footer: ReactNode;
  /** The player and the dialogs of every page: beside the page, not part of it. */
  beside: ReactNode;
  /** Whether the player is there to be skipped to. */
  hasPlayer: boolean;
  children: ReactNode;
};

/** The layout of every page: skip link, header, the page as `main`, footer, messages. */
export function PageFrame({ header, footer, beside, hasPlayer, children }: Props) {
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      {hasPlayer && <SkipLink to="player">Skip to player</SkipLink>}
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {beside}
      <Toaster />
    </>
  );
}

/** The first things Tab reaches; every page's content is `<main id="main">`. */
function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="skip" href={`#${to}`}>
      {children}
    </a>
  );
}
