import type { ReactNode } from 'react';

/** A tab's title, how many there are, and what can be added. */
export function TabHead({ title, count, children }: { title: string; count?: number; children?: ReactNode }) {
  return (
    <div className="sh mys__h">
      <h2>{title}</h2>
      {count !== undefined && <span className="cnt">{count}</span>}
      <div className="sp">{children}</div>
    </div>
  );
}
