import { LinkButton } from '#web/ui/actions/link-button.tsx';
import './not-found.css';

/** A closed curtain and the ghost light: the 404 page. */
export function NotFoundPage() {
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
        <h1 className="d">Oops! Page not found</h1>
        <p>The house is empty and the ghost light is on. Whatever was playing here has closed, or never opened.</p>
        <LinkButton to="/" variant="primary" size="lg">
          Return to Home
        </LinkButton>
      </div>
    </section>
  );
}
