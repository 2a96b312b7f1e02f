import type { ReactNode } from 'react';
import './call-to-action.css';

type Props = { title: ReactNode; action: ReactNode; children: ReactNode };

/** The end of a page: the curtain, the light, and the one thing to do next. */
export function CallToAction({ title, action, children }: Props) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="cta on-stage">
          <picture>
            <source media="(max-width:900px)" type="image/avif" srcSet="/art/ghost-m.avif" />
            <source media="(max-width:900px)" srcSet="/art/ghost-m.webp" />
            <source type="image/avif" srcSet="/art/ghost.avif" />
            <img src="/art/ghost.webp" alt="" width={1280} height={727} loading="lazy" decoding="async" />
          </picture>
          <div>
            <h2 className="d">{title}</h2>
            <p>{children}</p>
            {action}
          </div>
        </div>
      </div>
    </section>
  );
}
