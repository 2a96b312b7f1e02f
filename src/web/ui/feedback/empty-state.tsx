import type { ReactNode } from 'react';
import { GhostLight } from '../icons/ghost-light.tsx';
import './empty-state.css';

type Props = { title: string; children?: ReactNode; action?: ReactNode; headingLevel?: 1 | 2 | 3 };

/** The empty state of a list: a drawing, a title, a text and one action. */
export function EmptyState({ title, children, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <GhostLight />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
