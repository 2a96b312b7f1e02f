import type { ReactNode } from 'react';
import { CardPicture } from '../card-picture.tsx';
import './poster-hero.css';

type Props = {
  /** Posters of the house, one to three, the first in front. */
  posters: readonly ('dragon-p' | 'lantern-p' | 'library-p' | 'orbit-p')[];
  title: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

/** A hero with text and up to three posters beside it. Follows the theme. */
export function PosterHero({ posters, title, actions, children }: Props) {
  return (
    <section className="ph">
      <div className="lampbg" aria-hidden="true" />
      <div className="wrap ph__in">
        <div>
          <h1 className="d">{title}</h1>
          <p>{children}</p>
          <div className="acts">{actions}</div>
        </div>
        <div className={`ph__fan ph__fan--${posters.length}`} aria-hidden="true">
          {posters.map((poster) => (
            <span className="ph__sheet" key={poster}>
              <CardPicture name={poster} width={480} height={720} eager />
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
