import { Suspense, type ReactNode } from 'react';
import { deferred } from '#web/delivery/deferred.ts';
import { preload } from '#web/delivery/missing-chunks.ts';
import './empty-state.css';

const NoDrawing = () => <svg viewBox="0 0 120 132" className="ghost" aria-hidden="true" />;
// Without a connection the place of the drawing stays empty: this is also shown when nothing can be fetched.
const GhostLight = deferred(
  async () => (await preload(() => import('../icons/ghost-light.tsx')))?.GhostLight ?? NoDrawing,
);

type Props = { title: string; children?: ReactNode; action?: ReactNode; headingLevel?: 1 | 2 | 3 };

/** The empty state of a list: a drawing, a title, a text and one action. */
export function EmptyState({ title, children, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <Suspense fallback={<NoDrawing />}>
        <GhostLight />
      </Suspense>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
