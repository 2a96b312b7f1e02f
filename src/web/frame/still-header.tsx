import { ChevronRight, Download, LogIn, Menu, X } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { HeaderSearch } from './header-search.tsx';
import { headerLinks } from './header-links.ts';
import { Logo } from './logo.tsx';
import './header.css';
import './still-header.css';

/** The header of a document without scripts: links for buttons, and a menu that the browser opens by itself. */
export function StillHeader({ downloadUrl }: { downloadUrl: string }) {
  return (
    <header className="hd">
      <div className="hd__in">
        <Logo />
        <nav aria-label="Main">
          {headerLinks.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <HeaderSearch still />
        <span className="only-d">
          <LinkButton to="/#sign-in" variant="ghost" size="sm">
            Sign In
          </LinkButton>
        </span>
        <LinkButton to={downloadUrl} variant="secondary" size="sm" icon={Download} className="only-d">
          Download
        </LinkButton>
        <details className="only-m still-menu">
          <summary className="ib" aria-label="Menu">
            <Icon of={Menu} />
            <Icon of={X} />
          </summary>
          <StillSheet downloadUrl={downloadUrl} />
        </details>
      </div>
    </header>
  );
}

function StillSheet({ downloadUrl }: { downloadUrl: string }) {
  return (
    <div className="sheet">
      <HeaderSearch still />
      <nav aria-label="Menu">
        <ul>
          {headerLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink className="sheet__row" to={to}>
                {label}
                <Icon of={ChevronRight} className="sheet__go" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="sheet__foot">
        <Link className="sheet__row" to="/#sign-in">
          <Icon of={LogIn} />
          Sign In
        </Link>
        <LinkButton to={downloadUrl} variant="secondary" wide icon={Download}>
          Download
        </LinkButton>
      </div>
    </div>
  );
}
