import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import './chip.css';

type Props = Omit<ComponentProps<'button'>, 'aria-pressed'> & { pressed: boolean; small?: boolean };

/** A toggle: on is lamp-filled and ticked, so that colour is never alone. */
export function Chip({ pressed, small = false, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={`chip ${small ? 'chip--s' : ''} ${className}`.trim()}
    >
      {pressed && <Icon of={Check} />}
      {children}
    </button>
  );
}
