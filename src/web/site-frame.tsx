import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AccountDialogs } from './accounts/account-dialogs.tsx';
import { AccountMenu } from './accounts/account-menu.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { StillHeader } from './frame/still-header.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { PendingBar } from './pending-bar.tsx';
import { MakingDialogs } from './making/making-dialogs.tsx';
import { askToSignIn } from './prompts.ts';
import { useRootData } from './root-data.ts';
import { useSession } from './session.tsx';
import { useStill } from './use-still.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { WalletControl } from './wallet/wallet-control.tsx';
// Rows of buttons and the room around sections are on every page, also on those without a titled section.
import './ui/shelves/section.css';

// Its code comes after the page: before an episode is chosen there is nothing of it to see.
const MiniPlayer = lazy(async () => ({ default: (await import('./player/mini-player.tsx')).MiniPlayer }));

/** Pages of work and of listening, where the long footer would be in the way. */
const compactPages = /^\/(seasons|my-shows|interactive-shows)\//;

/** Header, footer, player and dialogs around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { me, settings } = useRootData();
  const { pathname } = useLocation();
  const session = useSession();
  const still = useStill();
  useFocusOnArrival();

  async function signOut() {
    const { leave } = await import('./accounts/leave.ts');
    if (await leave()) await session.signedInOrOut();
  }
  const compact = compactPages.test(pathname) || (pathname === '/' && Boolean(me?.role));
  return (
    <PageFrame
      header={
        still ? (
          <StillHeader downloadUrl={settings.appStoreUrl} />
        ) : (
          <Header
            me={me}
            downloadUrl={settings.appStoreUrl}
            onSignIn={() => askToSignIn('sign-in')}
            onSignOut={() => void signOut()}
            wallet={me && <WalletControl balance={me.balance} onBalanceStale={session.refresh} />}
            accountMenu={me && <AccountMenu me={me} onSignOut={() => void signOut()} />}
          />
        )
      }
      footer={
        <Footer
          compact={compact}
          still={still}
          appStoreUrl={settings.appStoreUrl}
          playStoreUrl={settings.playStoreUrl}
        />
      }
    >
      <PendingBar />
      {children}
      <Suspense fallback={null}>
        <MiniPlayer />
      </Suspense>
      <AccountDialogs signedIn={me !== null} onSignedIn={() => void session.signedInOrOut()} />
      <MakingDialogs signedIn={me !== null} onMade={() => void session.refresh()} />
    </PageFrame>
  );
}
