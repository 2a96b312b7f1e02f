import { ArrowRight } from 'lucide-react';
import { Door } from '../icons/door.tsx';
import { Icon } from '../icons/icon.tsx';
import './choice-path.css';

type Props = {
  text: string;
  onChoose: () => void;
  /** A pointer or the focus came to it: it may be chosen in a moment. */
  onApproach?: (() => void) | undefined;
  /** Set where doors are picked first and opened later, as in a remix; left out where pressing one takes the path. */
  pressed?: boolean;
  disabled?: boolean;
  /** Said under the words. */
  note?: string | undefined;
  /** What hangs on it, from what the story remembers. */
  hangs?: string | undefined;
  /** After a choice: the chosen door stands open, the others dim. */
  fate?: 'open' | 'dimmed';
};

/** One choice, drawn as a lit door. Its colour (`--dl`) depends on its position among its siblings. */
export function DoorChoice({ text, onChoose, onApproach, pressed, disabled, note, hangs, fate }: Props) {
  return (
    <button
      type="button"
      className={fate ? `path path--${fate}` : 'path'}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onChoose}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <span className="path__v">
        <Door />
      </span>
      <span className="path__t">{text}</span>
      {hangs && <span className="path__h">{hangs}</span>}
      {note && <span className="path__n">{note}</span>}
      {pressed === undefined && (
        <span className="path__c">
          Take this path <Icon of={ArrowRight} />
        </span>
      )}
    </button>
  );
}
