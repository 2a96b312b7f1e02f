import { Download, Menu as MenuGlyph, X } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { deferred } from '#web/delivery/deferred.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { headerLinks } from './header-links.ts';
import { HeaderSearch } from './header-search.tsx';
import type { HeaderSheetProps } from './header-sheet.tsx';
import { Logo } from '../logo.tsx';
import './header.css';

const HeaderSheet = deferred(async () => (await import('./header-sheet.tsx')).HeaderSheet);

type Props = Omit<HeaderSheetProps, 'onClose'> & {
  /** The balance with its panel, of who is signed in. */
  wallet?: ReactNode;
  /** What stands in the sign-in button's place for who is signed in. */
  accountMenu?: ReactNode;
};

/** The sticky header. Under 1024 px everything but logo, wallet and menu button moves into a sheet with the same items. */
export function Header(props: Props) {
  const [sheetOpen, setSheetOpen] = useState(false);
  return (
    <header className="hd">
      <div className="hd__in">
        <Logo />
        <nav aria-label="Main">
          {headerLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} prefetch="intent">
              {label}
            </NavLink>
          ))}
        </nav>
        <HeaderSearch />
        {props.me && props.wallet}
        <span className="only-d">
          {props.me ? (
            props.accountMenu
          ) : (
            <Button variant="ghost" size="sm" onClick={props.onSignIn}>
              Sign In
            </Button>
          )}
        </span>
        <LinkButton to={props.downloadUrl} variant="secondary" size="sm" icon={Download} className="only-d">
          Download
        </LinkButton>
        <IconButton
          icon={sheetOpen ? X : MenuGlyph}
          label={sheetOpen ? 'Close menu' : 'Open menu'}
          className="only-m"
          aria-expanded={sheetOpen}
          aria-controls={sheetOpen ? 'header-sheet' : undefined}
          onClick={() => setSheetOpen(!sheetOpen)}
        />
      </div>
      <Suspense fallback={null}>{sheetOpen && <HeaderSheet {...props} onClose={() => setSheetOpen(false)} />}</Suspense>
    </header>
  );
}
