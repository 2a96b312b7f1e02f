import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';
import './icon-button.css';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  icon: LucideIcon;
  /** Its accessible name. */
  label: string;
  outlined?: boolean;
  /** Small print in the glyph, as the 15 of the skip buttons. */
  mark?: string;
};

export function IconButton({ icon, label, outlined = false, mark, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`ib ${outlined ? 'ib--line' : ''} ${mark ? 'ib--mark' : ''} ${className}`.trim()}
    >
      <Icon of={icon} />
      {mark && <small aria-hidden="true">{mark}</small>}
    </button>
  );
}
