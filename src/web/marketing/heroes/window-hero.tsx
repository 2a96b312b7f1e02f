import type { ReactNode } from 'react';
import { CardPicture } from '../card-picture.tsx';
import './window-hero.css';

type Props = {
  scene: 'cloud-l' | 'forest-l' | 'orbit-l' | 'radio-l' | 'tide-l' | 'dragon-l';
  title: ReactNode;
  action: ReactNode;
  children: ReactNode;
};

/** A hero as one card: a picture in a window frame, a text and one action. */
export function WindowHero({ scene, title, action, children }: Props) {
  return (
    <section className="wh">
      <div className="lampbg" aria-hidden="true" />
      <div className="wrap wh__in">
        <div className="wh__pane" aria-hidden="true">
          <CardPicture name={scene} width={560} height={315} eager />
        </div>
        <h1 className="d">{title}</h1>
        <p>{children}</p>
        {action}
      </div>
    </section>
  );
}
