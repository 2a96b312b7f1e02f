import type { ReactNode } from 'react';
import './curtain-hero.css';

/** A closed curtain with the ghost light burning: an opening that is the whole page. */
export function CurtainHero({ title, action, children }: { title: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <section className="ch on-stage">
      <picture>
        <source media="(max-width:760px)" type="image/avif" srcSet="/art/ghost-m.avif" />
        <source media="(max-width:760px)" srcSet="/art/ghost-m.webp" />
        <source type="image/avif" srcSet="/art/ghost.avif" />
        <img src="/art/ghost.webp" alt="" width={1280} height={727} fetchPriority="high" />
      </picture>
      <div className="wrap ch__in">
        <h1 className="d">{title}</h1>
        <p>{children}</p>
        {action}
      </div>
    </section>
  );
}
