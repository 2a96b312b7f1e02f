import { Suspense, type ReactNode } from 'react';
import { deferred } from '#web/delivery/deferred.ts';
import './empty-state.css';

// A drawing alone: without a connection its place stays empty.
const GhostLight = deferred(async () => (await import('../icons/ghost-light.tsx')).GhostLight);

type Props = { title: string; children?: ReactNode; action?: ReactNode; headingLevel?: 1 | 2 | 3 };

/** The empty state of a list: a drawing, a title, a text and one action. */
export function EmptyState({ title, children, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <Suspense fallback={<svg viewBox="0 0 120 132" className="ghost" aria-hidden="true" />}>
        <GhostLight />
      </Suspense>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
