import type { ReactNode } from 'react';
import './script-sample.css';

/** Without a speaker it is the narrator's. */
export type SampleLine = { speaker?: string; text: string };

/** An excerpt of a script beside a text about it. */
export function ScriptSample({
  heading,
  lines,
  children,
}: {
  heading: string;
  lines: readonly SampleLine[];
  children: ReactNode;
}) {
  return (
    <div className="scr">
      <div className="scr__w">{children}</div>
      <figure className="scr__l">
        <figcaption>{heading}</figcaption>
        {lines.map(({ speaker, text }) =>
          speaker ? (
            <p key={text}>
              <b>{speaker}</b> {text}
            </p>
          ) : (
            <p key={text} className="scr__n">
              {text}
            </p>
          ),
        )}
      </figure>
    </div>
  );
}
