import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';

type Session = {
  /** True from a sign-in or sign-out until every loader has seen it. */
  changing: boolean;
  /** To be called after signing in or out, and whenever the balance may be another: the loaders run again. */
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
    try {
      await revalidate();
    } finally {
      setChanging(false);
    }
  }, [revalidate]);
  return <SessionContext value={{ changing, refresh: revalidate, signedInOrOut }}>{children}</SessionContext>;
}

export const useSession = (): Session => useContext(SessionContext);
