import { ChevronRight, Download, History, LogIn, LogOut, Podcast, ShieldCheck, Sparkles } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Me } from '#shared/accounts.ts';
import { askToSignIn } from '#web/prompts.ts';
import { LinkButton } from '#web/ui/actions/link-button.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Avatar } from '#web/ui/words/avatar.tsx';
import { accountName } from '../account-name.ts';
import { headerLinks } from './header-links.ts';
import { HeaderSearch } from './header-search.tsx';

export type HeaderSheetProps = {
  me: Me | null;
  onSignIn: () => void;
  onSignOut: () => void;
  /** Where the download button leads: the app store, or our own page. */
  downloadUrl: string;
  onClose: () => void;
};

/** The header's items as a sheet of the whole height, for small screens. Esc, leaving it and going elsewhere close it. */
export function HeaderSheet({ me, onSignIn, onSignOut, downloadUrl, onClose }: HeaderSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useClosing(sheet, onClose);
  const thenClose = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <div className="sheet" id="header-sheet" ref={sheet}>
      <HeaderSearch onDone={onClose} />
      <nav aria-label="Menu">
        <ul>
          {headerLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink className="sheet__row" to={to} onClick={onClose}>
                {label}
                <Icon of={ChevronRight} className="sheet__go" />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="sheet__foot">
        {me && (
          <NavLink className="sheet__row sheet__who" to="/account" onClick={onClose}>
            <Avatar name={accountName(me.user.email)} />
            <span className="vh">Account, </span>
            {accountName(me.user.email)}
            <Icon of={ChevronRight} className="sheet__go" />
          </NavLink>
        )}
        <NavLink className="sheet__row" to="/history" onClick={onClose}>
          <Icon of={History} />
          History
        </NavLink>
        <NavLink className="sheet__row" to="/downloads" onClick={onClose}>
          <Icon of={Download} />
          Downloads
        </NavLink>
        {me?.is_creator && (
          <NavLink className="sheet__row" to="/my-podcasts" onClick={onClose}>
            <Icon of={Podcast} />
            My Podcasts
          </NavLink>
        )}
        {me?.role === 'admin' && (
          <NavLink className="sheet__row" to="/admin" onClick={onClose}>
            <Icon of={ShieldCheck} />
            Admin
          </NavLink>
        )}
        {me && me.plan !== 'premium' && (
          <button type="button" className="sheet__row" onClick={thenClose(() => askToSignIn('upgrade'))}>
            <Icon of={Sparkles} />
            Upgrade
          </button>
        )}
        <button type="button" className="sheet__row" onClick={thenClose(me ? onSignOut : onSignIn)}>
          <Icon of={me ? LogOut : LogIn} />
          {me ? 'Sign Out' : 'Sign In'}
        </button>
        <LinkButton to={downloadUrl} variant="secondary" wide icon={Download} onClick={onClose}>
          Download
        </LinkButton>
      </div>
    </div>
  );
}

function useClosing(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const { pathname, search } = useLocation();
  const opened = useRef(pathname + search);
  useEffect(() => {
    if (opened.current !== pathname + search) onClose();
  }, [pathname, search, onClose]);

  useEffect(() => {
    const header = sheet.current?.closest('header');
    const left = (event: FocusEvent) => {
      if (!header?.contains(event.target as Node)) onClose();
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      header?.querySelector<HTMLElement>('[aria-expanded].only-m')?.focus();
    };
    document.addEventListener('focusin', left);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('focusin', left);
      document.removeEventListener('keydown', typed);
    };
  }, [sheet, onClose]);
}
