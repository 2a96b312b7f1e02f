import type { ReactNode } from 'react';
import './essay.css';

/** Numbered paragraphs to be read, not scanned. */
export function Essay({ points }: { points: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ol className="ess">
      {points.map(({ title, text }, at) => (
        <li key={title}>
          <span className="ess__n d" aria-hidden="true">
            {at + 1}
          </span>
          <h2 className="d">{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
