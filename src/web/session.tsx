import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { forgetPages } from './delivery/service-worker/caches.ts';
import type { RootData } from './root-data.ts';
import { agreeOnSession } from './session-tabs.ts';

type Session = {
  /** True from a sign-in or sign-out until all loaders have run again. */
  changing: boolean;
  /** Runs all loaders again. Call it after signing in or out, and whenever the balance may have changed. */
  refresh: () => Promise<void>;
  signedInOrOut: () => Promise<void>;
};

const SessionContext = createContext<Session>({
  changing: false,
  refresh: () => Promise.resolve(),
  signedInOrOut: () => Promise.resolve(),
});

export function SessionProvider({ children }: { children: ReactNode }) {
  const [changing, setChanging] = useState(false);
  const { revalidate } = useRevalidator();
  const loadAgain = useCallback(async () => {
    setChanging(true);
    try {
      await revalidate();
    } finally {
      setChanging(false);
    }
  }, [revalidate]);
  const signedInOrOut = useCallback(() => {
    // What the service worker keeps says who was signed in.
    void forgetPages();
    return loadAgain();
  }, [loadAgain]);
  // Undefined where the root's loader failed, which says nothing of the session.
  const me = useRouteLoaderData<RootData>('root')?.me;
  const userId = me === undefined ? undefined : (me?.user.id ?? null);
  useEffect(() => {
    if (userId === undefined) return undefined;
    return agreeOnSession(userId, () => {
      // A page that opens without a network may be an older one, and nothing could be asked.
      if (navigator.onLine) void loadAgain();
    });
  }, [userId, loadAgain]);
  return <SessionContext value={{ changing, refresh: revalidate, signedInOrOut }}>{children}</SessionContext>;
}

export const useSession = (): Session => useContext(SessionContext);
