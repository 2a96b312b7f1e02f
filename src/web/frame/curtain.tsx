import type { ReactNode } from 'react';
import { GhostPicture } from '#web/ui/pictures/ghost-picture.tsx';
import './curtain.css';

/** A section as high as the window, with a curtain and a lamp as its background. */
export function Curtain({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section className={`curtain on-stage ${className}`}>
      <GhostPicture narrow={760} />
      <div className="wrap curtain__in">{children}</div>
    </section>
  );
}
