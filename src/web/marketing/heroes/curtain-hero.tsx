import type { ReactNode } from 'react';
import { Curtain } from '#web/frame/curtain.tsx';
import './curtain-hero.css';

/** A hero as high as the window, with the curtain as its background. */
export function CurtainHero({ title, action, children }: { title: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <Curtain className="curtain-hero">
      <h1 className="d">{title}</h1>
      <p>{children}</p>
      {action}
    </Curtain>
  );
}
