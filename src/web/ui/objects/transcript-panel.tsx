import { useRef, type KeyboardEvent, useEffect, type RefObject } from 'react';
import type { TimedLine } from '#shared/story/script.ts';
import { Chip } from '../actions/chip.tsx';
import { nextInRow } from '../actions/roving.ts';
import { LinesSkeleton } from '../feedback/skeleton.tsx';
import { TranscriptLine, voiceColours } from './transcript-line.tsx';
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
  /** How far down the window nothing lies over the page, in px; asked whenever a line is brought into sight. */
  freeUntil?: () => number;
};

export function TranscriptPanel({ subtitle, lines, current, follow, onFollowChange, onLine, freeUntil }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useFollowLine(body, current, follow, freeUntil);
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

/** Too little of the panel is in view to read a line there. */
const leastPartPx = 60;

/** Keeps the current line a third of the way down what is seen of its own scroller; the page itself never moves. */
function useFollowLine(
  body: RefObject<HTMLElement | null>,
  current: number,
  follow: boolean,
  freeUntil: () => number = () => innerHeight,
): void {
  useEffect(() => {
    const scroller = body.current;
    const line = scroller?.children[current];
    if (!follow || !scroller || !(line instanceof HTMLElement)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const seen = freeUntil() - scroller.getBoundingClientRect().top;
    const part = seen < leastPartPx ? scroller.clientHeight : Math.min(scroller.clientHeight, seen);
    const top = line.offsetTop - Math.max(0, Math.min(part / 3, part - line.offsetHeight));
    scroller.scrollTo({ top: Math.max(0, top), behavior: calm ? 'auto' : 'smooth' });
  }, [body, current, follow]);
}
