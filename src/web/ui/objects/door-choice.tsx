import { ArrowRight } from 'lucide-react';
import { Door } from '../icons/door.tsx';
import { Icon } from '../icons/icon.tsx';
import './choice-path.css';

type Props = {
  text: string;
  onChoose: () => void;
  /** Set where doors are picked first and opened later, as in a remix; left out where pressing one takes the path. */
  pressed?: boolean;
  disabled?: boolean;
  /** After a choice: the chosen door stands open, the others dim. */
  fate?: 'open' | 'dimmed';
};

/** One path: a lit door. Its gel goes by its place among its siblings. */
export function DoorChoice({ text, onChoose, pressed, disabled, fate }: Props) {
  return (
    <button
      type="button"
      className={fate ? `path path--${fate}` : 'path'}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onChoose}
    >
      <span className="path__v">
        <Door />
      </span>
      <span className="path__t">{text}</span>
      {pressed === undefined && (
        <span className="path__c">
          Take this path <Icon of={ArrowRight} />
        </span>
      )}
    </button>
  );
}
