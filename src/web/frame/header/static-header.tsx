import { ChevronRight, Download, LogIn, Menu, X } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { signInAddress } from '#web/prompts.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { HeaderSearch } from './header-search.tsx';
import { headerLinks } from './header-links.ts';
import { Logo } from '../logo.tsx';
import './header.css';
import './static-header.css';

/** The header of a document without scripts: links for buttons, and a menu that the browser opens by itself. */
export function StaticHeader({ downloadUrl }: { downloadUrl: string }) {
  const signIn = signInAddress(useLocation().pathname);
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
        <HeaderSearch isStatic />
        <span className="only-d">
          <LinkButton to={signIn} variant="ghost" size="sm">
            Sign In
          </LinkButton>
        </span>
        <LinkButton to={downloadUrl} variant="secondary" size="sm" icon={Download} className="only-d">
          Download
        </LinkButton>
        <details className="only-m static-menu">
          <summary className="ib" aria-label="Menu">
            <Icon of={Menu} />
            <Icon of={X} />
          </summary>
          <StaticSheet downloadUrl={downloadUrl} signIn={signIn} />
        </details>
      </div>
    </header>
  );
}

function StaticSheet({ downloadUrl, signIn }: { downloadUrl: string; signIn: string }) {
  return (
    <div className="sheet">
      <HeaderSearch isStatic />
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
        <Link className="sheet__row" to={signIn}>
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
