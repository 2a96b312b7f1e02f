import type { ReactNode } from 'react';
import { Curtain } from '#web/frame/curtain.tsx';
import './curtain-hero.css';

/** The curtain as an opening that is the whole page. */
export function CurtainHero({ title, action, children }: { title: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <Curtain className="ch">
      <h1 className="d">{title}</h1>
      <p>{children}</p>
      {action}
    </Curtain>
  );
}
