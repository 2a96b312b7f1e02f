import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Curtain } from './curtain.tsx';
import './not-found.css';

/** The 404 page. */
export function NotFoundPage() {
  return (
    <Curtain className="nf">
      <p className="nf__n d">404</p>
      <h1 className="d">Oops! Page not found</h1>
      <p>The house is empty and the ghost light is on. Whatever was playing here has closed, or never opened.</p>
      <LinkButton to="/" variant="primary" size="lg">
        Return to Home
      </LinkButton>
    </Curtain>
  );
}
