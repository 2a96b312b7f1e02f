import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { buttonClass, type ButtonLook } from './button-look.ts';

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    icon?: LucideIcon;
    iconAfter?: LucideIcon;
    /** The words shown while it works ("Submitting..."): it is never narrower than at rest, keeps its focus, and ignores presses. */
    busy?: string | false | null;
    className?: string;
    children: ReactNode;
  };

export function Button({ variant, size, wide, icon, iconAfter, busy, className, children, ...rest }: Props) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return event.preventDefault();
    rest.onClick?.(event);
  }
  const face = (
    <>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </>
  );

  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {busy ? <BusyFace words={busy} rest={face} /> : face}
    </button>
  );
}

/** The idle label stays underneath, hidden, to keep the button's width. */
function BusyFace({ words, rest }: { words: string; rest: ReactNode }) {
  return (
    <>
      <span className="btn__rest" aria-hidden="true">
        {rest}
      </span>
      <span className="btn__busy">
        <Icon of={LoaderCircle} className="spin" />
        {words}
      </span>
    </>
  );
}
