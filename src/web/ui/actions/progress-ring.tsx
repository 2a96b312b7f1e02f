import type { ReactNode } from 'react';
import './progress-ring.css';

/** The ring around a round play button; `share` of the way is 0 to 1. The caller makes it a button or leaves it a picture. */
export function ProgressRing({
  share,
  small = false,
  children,
}: {
  share: number;
  small?: boolean;
  children: ReactNode;
}) {
  const percent = Math.min(100, Math.max(0, share * 100));
  return (
    <span className={small ? 'pring pring--s' : 'pring'} style={{ '--p': percent.toFixed(1) }}>
      <i>{children}</i>
    </span>
  );
}
