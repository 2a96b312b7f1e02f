import type { ReactNode } from 'react';
import { GhostPicture } from '../ui/pictures/ghost-picture.tsx';
import './curtain.css';

/** A closed curtain with the ghost light burning, as high as the window, and what is said before it. */
export function Curtain({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section className={`curtain on-stage ${className}`}>
      <GhostPicture narrow={760} />
      <div className="wrap curtain__in">{children}</div>
    </section>
  );
}
