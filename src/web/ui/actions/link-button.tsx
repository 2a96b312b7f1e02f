import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { buttonClass, type ButtonLook } from './button-look.ts';
import { SmartLink } from './smart-link.tsx';

type Props = Omit<ComponentProps<typeof SmartLink>, 'className'> &
  ButtonLook & { icon?: LucideIcon; iconAfter?: LucideIcon; className?: string; children: ReactNode };

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, icon, iconAfter, className, children, ...rest }: Props) {
  return (
    <SmartLink {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </SmartLink>
  );
}
