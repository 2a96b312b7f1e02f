import type { ReactNode } from 'react';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { SkipLink } from './skip-link.tsx';

type Props = {
  header: ReactNode;
  footer: ReactNode;
  /** The player and the dialogs of every page: beside the page, not part of it. */
  beside: ReactNode;
  children: ReactNode;
};

/** What stands around every page: skip link, header, the page itself as `main`, footer, messages. */
export function PageFrame({ header, footer, beside, children }: Props) {
  return (
    <>
      <SkipLink />
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
