import { useRef, type KeyboardEvent } from 'react';
import type { TimedLine } from '#shared/script.ts';
import { Chip } from '../actions/chip.tsx';
import { nextInRow } from '../actions/roving.ts';
import { LinesSkeleton } from '../feedback/skeleton.tsx';
import { TranscriptLine, voiceColours } from './transcript-line.tsx';
import { useFollowLine } from './use-follow-line.ts';
import './transcript.css';

type Props = {
  /** "Episode 3, The Keeper Who Stayed". */
  subtitle?: string;
  /** Null while it is not known yet. */
  lines: readonly TimedLine[] | null;
  /** Index of the line being spoken; -1 before the first. */
  current: number;
  /** Whether the panel keeps the current line in sight; scrolling by hand asks for it to be turned off. */
  follow: boolean;
  onFollowChange: (follow: boolean) => void;
  /** Pressing a line: play from there. Without it, lines are plain text. */
  onLine?: (index: number) => void;
};

export function TranscriptPanel({ subtitle, lines, current, follow, onFollowChange, onLine }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useFollowLine(body, current, follow);
  const letGo = () => {
    if (follow) onFollowChange(false);
  };

  function keys(event: KeyboardEvent) {
    const all = [...(body.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = at < 0 ? null : nextInRow(event.key, at, all.length);
    if (next !== null) {
      event.preventDefault();
      all[next]?.focus();
    }
    if (next !== null || /^(Arrow|Page|Home|End)/.test(event.key)) letGo();
  }

  const colours = voiceColours(lines ?? []);
  return (
    <section className={lines ? 'tr' : 'tr tr--empty'} aria-label="Transcript">
      <div className="tr__h">
        <h2>Transcript</h2>
        {lines && (
          <Chip small pressed={follow} onClick={() => onFollowChange(!follow)}>
            Follow along
          </Chip>
        )}
      </div>
      {subtitle && <p className="dim tr__s">{subtitle}</p>}
      {lines ? (
        // The region scrolls, so it takes the focus for the keyboard's sake.
        <div
          className="tr__b"
          ref={body}
          tabIndex={0}
          role="group"
          aria-label="Lines"
          onWheel={letGo}
          onTouchMove={letGo}
          onKeyDown={keys}
        >
          {lines.map((line, at) => (
            <TranscriptLine
              key={at}
              line={line}
              colour={colours.get(line.speaker)}
              place={at === current ? 'now' : at < current ? 'past' : 'future'}
              reachable={at === Math.max(current, 0)}
              onPress={onLine && (() => onLine(at))}
            />
          ))}
        </div>
      ) : (
        <LinesSkeleton widths={[80, 94, 60, 88, 72]} />
      )}
    </section>
  );
}
