import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** The player of this page. Amounts are decimal text in the account's currency. */
export interface Session {
  readonly playerId: string;
  readonly accountId: string;
  readonly currency: string;
  readonly balance: string;
}

/** Ended by the idle timeout, or by a logout elsewhere. */
type SessionEnd = 'idle' | 'elsewhere';

interface SessionStore {
  /** Null for guests. */
  readonly session: Session | null;
  /** A newer balance, from the push or from an answer. */
  setBalance(balance: string): void;
  /** Opens the authorisation form (S208) over the page. */
  openLogin(): void;
  readonly isLoginOpen: boolean;
  /** Why the session ended by itself; until the form is closed or another session begins. */
  readonly ended: SessionEnd | null;
  showSessionEnded(end: SessionEnd): void;
  closeLogin(): void;
}

const SessionContext = createContext<SessionStore | null>(null);

/** Holds what the root's loader knows of the player, kept fresh by the stream. A new loader answer (login, logout) replaces it. */
export function SessionProvider({ loaded, children }: { readonly loaded: Session | null; readonly children: ReactNode }) {
  const [seen, setSeen] = useState(loaded);
  const [balance, setBalance] = useState(loaded?.balance ?? '0');
  const [isLoginOpen, setLoginAsked] = useState(false);
  const [ended, setEnded] = useState<SessionEnd | null>(null);
  if (loaded?.playerId !== seen?.playerId || loaded?.balance !== seen?.balance) {
    setSeen(loaded);
    setBalance(loaded?.balance ?? '0');
    if (loaded) {
      setLoginAsked(false);
      setEnded(null);
    }
  }
  const openLogin = useCallback(() => setLoginAsked(true), []);
  const closeLogin = useCallback(() => {
    setLoginAsked(false);
    setEnded(null);
  }, []);
  const showSessionEnded = useCallback((end: SessionEnd) => {
    setEnded(end);
    setLoginAsked(true);
  }, []);
  const store = useMemo<SessionStore>(
    () => ({ session: loaded ? { ...loaded, balance } : null, setBalance, openLogin, isLoginOpen, ended, showSessionEnded, closeLogin }),
    [loaded, balance, openLogin, isLoginOpen, ended, showSessionEnded, closeLogin],
  );
  return <SessionContext value={store}>{children}</SessionContext>;
}

function useStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('the session is read outside of SessionProvider');
  return store;
}

export const useSession = (): Session | null => useStore().session;
export const useSessionStore = (): SessionStore => useStore();
