import type { ReactNode } from 'react';
import './reading-page.css';

/** A page to be read from top to bottom: a heading, its date, chapters under small headings. */
export function ReadingPage({ title, updated, children }: { title: string; updated?: Date; children: ReactNode }) {
  return (
    <div className="rd">
      <div className="lampbg" aria-hidden="true" />
      <article className="wrap rd__in">
        <h1 className="d">{title}</h1>
        {updated && (
          <p className="rd__d">
            Last updated: <time dateTime={updated.toISOString().slice(0, 10)}>{longDate(updated)}</time>
          </p>
        )}
        {children}
      </article>
    </div>
  );
}

const longDate = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
