import type { ReactNode } from 'react';
import './chapter.css';

type Props = { title?: ReactNode; lead?: ReactNode; tight?: boolean; children: ReactNode };

/** One part of a page: as wide as the page, under its heading where it has one. */
export function Chapter({ title, lead, tight = false, children }: Props) {
  return (
    <section className={tight ? 'sec' : 'sec sec--lg'}>
      <div className="wrap">
        {title && <h2 className="d chap__h">{title}</h2>}
        {lead && <p className="chap__l">{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** The note that an example is invented. */
export function Illustrative({ children }: { children: ReactNode }) {
  return (
    <p className="ill">
      <b>Illustrative.</b> {children}
    </p>
  );
}
