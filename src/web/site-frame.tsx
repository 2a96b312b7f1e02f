import { Suspense, useEffect, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Header } from './frame/header/header.tsx';
import { StaticHeader } from './frame/header/static-header.tsx';
import { PageFrame } from './frame/page-frame.tsx';
import { deferred } from './delivery/deferred.ts';
import { preload, watchForMissingChunks } from './delivery/missing-chunks.ts';
import { connection } from './delivery/steady-fetch.ts';
import { MiniPlayer } from './player/mini-player.tsx';
import { playerStore } from './player/store/player-store.ts';
import { openDialogs } from './ui/dialog/open-dialogs.ts';
import { toast, toastStore } from './ui/feedback/toast.ts';
import { askToSignIn, onDialogAsked } from './prompts.ts';
import { useRootData } from './root-data.ts';
import { useSession } from './session.tsx';
import { useStatic } from './delivery/use-static.ts';
import type { FrameDialogsProps } from './frame-dialogs.tsx';
import './pending-bar.css';

// Rendered by the server and below the first view, so its code loads later.
const Footer = deferred(async () => (await import('./frame/footer.tsx')).Footer);

// Only for who is signed in.
const AccountMenu = deferred(async () => (await import('./accounts/account-menu.tsx')).AccountMenu);
const DeletionNotice = deferred(async () => (await import('./account-data/deletion-notice.tsx')).DeletionNotice);
const WalletControl = deferred(async () => (await import('./wallet/wallet-control.tsx')).WalletControl);

/** Pages with the short footer: editors, the player's pages and the admin. */
const compactPages = /^\/(seasons|my-shows|interactive-shows|admin|rounds)\b/;
/** In a round the room plays, not the listener. */
const roomPages = /^\/rounds\//;

/** Header, footer, player and dialogs around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { me, settings } = useRootData();
  const { pathname } = useLocation();
  const session = useSession();
  const isStatic = useStatic();
  const isRoom = roomPages.test(pathname);
  const [hasPlayer, setHasPlayer] = useState(false);
  useFocusOnArrival();
  useEffect(() => watchForMissingChunks({ isInUse, tell: tellMissingPart }), []);
  useOfflineLinks();

  async function signOut() {
    const { leave } = await import('./accounts/leave.ts');
    if (await leave()) await session.signedInOrOut();
  }
  const compact = compactPages.test(pathname) || (pathname === '/' && Boolean(me?.role));
  return (
    <PageFrame
      hasPlayer={hasPlayer}
      header={
        import.meta.env.SSR && isStatic ? (
          <StaticHeader downloadUrl={settings.appStoreUrl} />
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
            isStatic={isStatic}
            appStoreUrl={settings.appStoreUrl}
            playStoreUrl={settings.playStoreUrl}
          />
        </Suspense>
      }
      beside={
        <>
          {!isRoom && <MiniPlayer listenerId={me?.user.id ?? null} onShown={setHasPlayer} />}
          <AskedDialogs
            signedIn={me !== null}
            onSignedIn={() => void session.signedInOrOut()}
            onMade={() => void session.refresh()}
          />
        </>
      }
    >
      <PendingBar />
      <AwaitedConnection />
      {me?.deletion_due_at && (
        <Suspense fallback={null}>
          <DeletionNotice due={me.deletion_due_at} />
        </Suspense>
      )}
      {children}
    </PageFrame>
  );
}

const aShow = /^\/(?:interactive-)?shows(?:\/|$)/;

/** A progress line at the top while the next page loads. It appears after a delay, so that fast pages don't flash it. */
function PendingBar() {
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  const show = aShow.test(location.pathname);
  return (
    <div className="pending" role="status">
      <span className={show ? 'pending__w' : 'vh'}>{show ? 'Loading show...' : 'Loading...'}</span>
    </div>
  );
}

/** Said while the page waits for the server: everything on it stays as it was. */
function AwaitedConnection() {
  const awaited = useSyncExternalStore(connection.subscribe, connection.isAwaited, () => false);
  return (
    <div className="pending pending--quiet" role="status">
      {awaited && <span className="pending__w">Waiting for the connection...</span>}
    </div>
  );
}

/** Moves the focus to `main` after a client navigation, as a page load would. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const at = useRef(pathname);
  useEffect(() => {
    if (at.current === pathname) return;
    at.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

const FrameDialogs = deferred(async () => (await import('./frame-dialogs.tsx')).FrameDialogs);

/** Loads the dialogs of the frame once a page or its address asks for one. */
function AskedDialogs(props: FrameDialogsProps) {
  const { hash, search } = useLocation();
  const [asked, setAsked] = useState(false);
  const query = new URLSearchParams(search);
  const inAddress = /^#(sign-in|upgrade)$/.test(hash) || query.has('plan') || query.has('sign-in');
  useEffect(() => {
    if (inAddress) setAsked(true);
    return asked ? undefined : onDialogAsked(() => setAsked(true));
  }, [asked, inAddress]);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <FrameDialogs {...props} />
    </Suspense>
  );
}

/** Links that lead nowhere without a connection are kept from ending the page. Comes after the page: at first there is one. */
function useOfflineLinks(): void {
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    void preload(async () => {
      const { watchForOfflineLinks } = await import('./delivery/offline-links.ts');
      if (!isLeft) stop = watchForOfflineLinks(tellOffline);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
}

const typedField = '[placeholder]:not(:placeholder-shown)';
const missingPart = 'A part of this page is missing';

function isInUse(): boolean {
  return playerStore.getState().isPlaying || Boolean(openDialogs.uppermost() ?? document.querySelector(typedField));
}

function tellOffline(): void {
  toast.bad('You are offline', 'That page needs a connection. This one stays as it is.');
}

function tellMissingPart(): void {
  const shown = toastStore.now().some(({ title }) => title === missingPart);
  if (!shown) toast.bad(missingPart, 'Please check your connection and reload the page.');
}
