import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { forgetPages } from './delivery/service-worker/caches.ts';

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
  const signedInOrOut = useCallback(async () => {
    setChanging(true);
    // What the service worker keeps says who was signed in.
    void forgetPages();
    try {
      await revalidate();
    } finally {
      setChanging(false);
    }
  }, [revalidate]);
  return <SessionContext value={{ changing, refresh: revalidate, signedInOrOut }}>{children}</SessionContext>;
}

export const useSession = (): Session => useContext(SessionContext);
