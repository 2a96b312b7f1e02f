import type { ReactNode } from 'react';
import { GhostLight } from '../icons/ghost-light.tsx';
import './empty-state.css';

type Props = { title: string; children?: ReactNode; action?: ReactNode; headingLevel?: 1 | 2 | 3 };

/** The ghost light, what would go here, and the one thing to do about it. */
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
