import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { buttonClass, type ButtonLook } from './button-look.ts';

type Props = Omit<ComponentProps<'button'>, 'className' | 'ref'> &
  ButtonLook & {
    icon?: LucideIcon;
    iconAfter?: LucideIcon;
    /** The words shown while it works ("Submitting..."); it keeps its width and its focus, and further presses do nothing. */
    busy?: string | false | null;
    className?: string;
    children: ReactNode;
  };

export function Button({ variant, size, wide, icon, iconAfter, busy, className, children, ...rest }: Props) {
  const element = useRef<HTMLButtonElement>(null);
  const restingWidth = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!busy) restingWidth.current = element.current?.offsetWidth;
    else if (element.current && restingWidth.current) element.current.style.minWidth = `${restingWidth.current}px`;
    return () => void element.current?.style.removeProperty('min-width');
  }, [busy, children]);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return event.preventDefault();
    rest.onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      ref={element}
      onClick={press}
      aria-disabled={busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      className={buttonClass({ variant, size, wide }, className)}
    >
      {busy ? <Icon of={LoaderCircle} className="spin" /> : icon && <Icon of={icon} />}
      {busy || children}
      {!busy && iconAfter && <Icon of={iconAfter} />}
    </button>
  );
}
