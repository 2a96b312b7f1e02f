import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AskedDialogs } from './asked-dialogs.tsx';
import { Header } from './frame/header.tsx';
import { StillHeader } from './frame/still-header.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { later } from './later.ts';
import { watchForLostCode } from './lost-code.ts';
import { PendingBar } from './pending-bar.tsx';
import { MiniPlayer } from './player/mini-player.tsx';
import { askToSignIn } from './prompts.ts';
import { useRootData } from './root-data.ts';
import { useSession } from './session.tsx';
import { useStill } from './use-still.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
// Rows of buttons and the room around sections are on every page, also on those without a titled section.
import './ui/shelves/section.css';

// The looks of what only some load: the server sends it drawn, so they must be there with the page.
import './frame/footer.css';
import './frame/store-badges.css';
import './ui/actions/menu.css';
import './ui/words/avatar.css';
import './wallet/wallet-control.css';

// Drawn by the server and far down: its code comes after what is seen first.
const Footer = later(async () => (await import('./frame/footer.tsx')).Footer);

// Only for who is signed in.
const AccountMenu = later(async () => (await import('./accounts/account-menu.tsx')).AccountMenu);
const DeletionNotice = later(async () => (await import('./account-data/deletion-notice.tsx')).DeletionNotice);
const WalletControl = later(async () => (await import('./wallet/wallet-control.tsx')).WalletControl);

/** Pages of work and of listening, where the long footer would be in the way. */
const compactPages = /^\/(seasons|my-shows|interactive-shows|admin)\b/;

/** Header, footer, player and dialogs around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { me, settings } = useRootData();
  const { pathname } = useLocation();
  const session = useSession();
  const still = useStill();
  useFocusOnArrival();
  useEffect(watchForLostCode, []);

  async function signOut() {
    const { leave } = await import('./accounts/leave.ts');
    if (await leave()) await session.signedInOrOut();
  }
  const compact = compactPages.test(pathname) || (pathname === '/' && Boolean(me?.role));
  return (
    <PageFrame
      header={
        import.meta.env.SSR && still ? (
          <StillHeader downloadUrl={settings.appStoreUrl} />
        ) : (
          <Header
            me={me}
            downloadUrl={settings.appStoreUrl}
            onSignIn={() => askToSignIn('sign-in')}
            onSignOut={() => void signOut()}
            wallet={
              me && (
                <Suspense fallback={<span className="wallet" />}>
                  <WalletControl balance={me.balance} onBalanceStale={session.refresh} />
                </Suspense>
              )
            }
            accountMenu={
              me && (
                <Suspense fallback={<span className="ava" />}>
                  <AccountMenu me={me} onSignOut={() => void signOut()} />
                </Suspense>
              )
            }
          />
        )
      }
      footer={
        <Suspense fallback={null}>
          <Footer
            compact={compact}
            still={still}
            appStoreUrl={settings.appStoreUrl}
            playStoreUrl={settings.playStoreUrl}
          />
        </Suspense>
      }
      beside={
        <>
          <MiniPlayer />
          <AskedDialogs
            signedIn={me !== null}
            onSignedIn={() => void session.signedInOrOut()}
            onMade={() => void session.refresh()}
          />
        </>
      }
    >
      <PendingBar />
      {me?.deletion_due_at && (
        <Suspense fallback={null}>
          <DeletionNotice due={me.deletion_due_at} />
        </Suspense>
      )}
      {children}
    </PageFrame>
  );
}
