import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import './not-found.css';

type Props = { title?: string; children?: ReactNode; to?: string; action?: string };

/** A closed curtain and the ghost light. Without props the 404 page; others of its kind bring their own words. */
export function NotFoundPage({
  title = 'Oops! Page not found',
  children = 'The house is empty and the ghost light is on. Whatever was playing here has closed, or never opened.',
  to = '/',
  action = 'Return to Home',
}: Props) {
  return (
    <section className="nf on-stage">
      <picture>
        <source media="(max-width:760px)" type="image/avif" srcSet="/art/ghost-m.avif" />
        <source media="(max-width:760px)" srcSet="/art/ghost-m.webp" />
        <source type="image/avif" srcSet="/art/ghost.avif" />
        <img src="/art/ghost.webp" alt="" width={1600} height={900} fetchPriority="high" />
      </picture>
      <div className="wrap nf__in">
        <p className="nf__n d">404</p>
        <h1 className="d">{title}</h1>
        <p>{children}</p>
        <LinkButton to={to} variant="primary" size="lg">
          {action}
        </LinkButton>
      </div>
    </section>
  );
}
