import { useEffect, useRef, type ReactNode } from 'react';
import { DoorChoice } from './door-choice.tsx';
import './choice-path.css';
import './episode-row.css';

type Props = {
  /** Number of the episode that a choice would become. */
  episodeNumber: number;
  /** Under the heading; says the price once. */
  lead: ReactNode;
  choices: readonly { id: string; choice_text: string; note?: string | undefined; hangs?: string | undefined }[];
  onChoose: (id: string) => void;
  /** A pointer or the focus came to a door. */
  onApproach?: (id: string) => void;
  /** The one being made; the others dim and nothing can be pressed. */
  chosenId?: string | null;
  /** Of these, from 1: the door that somebody came for. It gets the focus, and nothing is chosen yet. */
  came?: number | null;
};

/** Doors per row; more wrap to a second row. */
const mostColumns = 3;

/** "What happens next?": the rail goes on dashed, forks, and ends at a door for each choice. */
export function ChoicePaths({ episodeNumber, lead, choices, onChoose, onApproach, chosenId, came }: Props) {
  const doors = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (came) doors.current?.querySelectorAll('button')[came - 1]?.focus();
  }, [came]);
  const columns = Math.min(mostColumns, Math.max(1, choices.length));
  return (
    <section className="paths" aria-labelledby="what-happens-next">
      <div className="paths__h">
        <span className="ep__n ep__n--q" aria-hidden="true">
          {episodeNumber}
        </span>
        <div>
          <h2 className="d" id="what-happens-next">
            What happens next?
          </h2>
          <p className="muted">{lead}</p>
        </div>
      </div>
      <Fork columns={columns} />
      <div className="paths__g" ref={doors} style={{ '--cols': columns }}>
        {choices.map((choice) => (
          <DoorChoice
            key={choice.id}
            text={choice.choice_text}
            note={choice.note}
            hangs={choice.hangs}
            onChoose={() => onChoose(choice.id)}
            onApproach={onApproach && (() => onApproach(choice.id))}
            disabled={Boolean(chosenId)}
            fate={chosenId ? (choice.id === chosenId ? 'open' : 'dimmed') : undefined}
          />
        ))}
      </div>
    </section>
  );
}

/**
 * The rail's thread parting towards the middle of each column. The drawing is 1000 wide and starts on the rail, 20 px right
 * of the doors' edge, with 16 px between doors; at the usual 835 px that puts column middles where this line says.
 */
function Fork({ columns }: { columns: number }) {
  const ends = Array.from({ length: columns }, (_, at) => Math.round(((at + 0.5) / columns) * 1047 - 35));
  const lines = ends.map((x, at) => `M0 0C0 ${44 + at * 6} ${x} ${20 - at * 10} ${x} 64`).join('');
  return (
    <svg className="fork" viewBox="0 0 1000 64" preserveAspectRatio="none" aria-hidden="true">
      <path d={lines} fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
