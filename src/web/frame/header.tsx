import { Download, LogOut, Menu as MenuGlyph, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { Me } from '#shared/accounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Menu } from '#web/ui/actions/menu.tsx';
import { Avatar } from '#web/ui/words/avatar.tsx';
import { accountName } from './account-name.ts';
import { headerLinks } from './header-links.ts';
import { HeaderSearch } from './header-search.tsx';
import { HeaderSheet } from './header-sheet.tsx';
import { Logo } from './logo.tsx';
import { WalletButton } from './wallet-button.tsx';
import './header.css';

export type HeaderProps = {
  me: Me | null;
  onSignIn: () => void;
  onSignOut: () => void;
  onOpenWallet?: () => void;
  walletHighlighted?: boolean;
  /** Where the download button leads: the app store, or our own page. */
  downloadUrl: string;
  /** Stands in for the plain balance button: the control with its own panel. */
  wallet?: ReactNode;
  /** Stands in for the plain account menu. */
  accountMenu?: ReactNode;
};

/** The sticky header. Under 1024 px everything but logo, wallet and menu button moves into a sheet with the same items. */
export function Header(props: HeaderProps) {
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
        {props.me && <Wallet {...props} me={props.me} />}
        <span className="only-d">
          {props.me ? <Account {...props} me={props.me} /> : <SignIn onSignIn={props.onSignIn} />}
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
      {sheetOpen && <HeaderSheet {...props} onClose={() => setSheetOpen(false)} />}
    </header>
  );
}

type SignedIn = HeaderProps & { me: Me };

function Wallet({ me, wallet, walletHighlighted, onOpenWallet }: SignedIn) {
  return wallet ?? <WalletButton balance={me.balance} highlighted={walletHighlighted} onOpen={onOpenWallet} />;
}

function Account({ me, accountMenu, onSignOut }: SignedIn) {
  const name = accountName(me.user.email);
  return (
    accountMenu ?? (
      <Menu
        label={`${name}, account menu`}
        trigger={<Avatar name={name} />}
        heading={<b>{name}</b>}
        items={[{ label: 'Sign Out', icon: LogOut, onSelect: onSignOut }]}
      />
    )
  );
}

function SignIn({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Button variant="ghost" size="sm" onClick={onSignIn}>
      Sign In
    </Button>
  );
}
