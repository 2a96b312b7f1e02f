import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link within the app, or, where the address says so, out of it: another site opens in a tab of its own. */
export function SmartLink({ to, children, ...rest }: Props) {
  if (/^https?:\/\//.test(to)) {
    const { prefetch: _p, discover: _d, reloadDocument: _r, replace: _x, state: _s, ...anchor } = rest;
    return (
      <a target="_blank" rel="noopener" {...anchor} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
