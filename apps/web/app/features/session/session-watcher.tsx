import { HttpError } from '@touchline/client/call/http-errors';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useSession, useSessionStore } from '../../shell/session/session-context.tsx';
import { useIdleTimeout } from './use-idle-timeout.ts';

/** Set when the player logs out on this very page: the end of that session is no news. */
export const isLoggingOut = { now: false };

/** Outlives a reload in this tab. */
const RELOADED_KEY = 'session-asked-again';

/**
 * Applies push events to the session: new balances, and the end of the session (logged out elsewhere or idle), which opens the login
 * dialog over the page. Coupon and scroll position are kept. Renders nothing.
 */
export function SessionWatcher({ idleMinutes }: { readonly idleMinutes: number }) {
  const caller = useApiClient();
  const session = useSession();
  const { setBalance, showSessionEnded } = useSessionStore();
  const { revalidate } = useRevalidator();
  const checkSessionOwner = async (): Promise<void> => {
    const { error } = await caller.tryExecute('userBalance', {});
    if (error?.error instanceof HttpError && error.error.statusCode === 401) {
      await revalidate();
      showSessionEnded('elsewhere');
    } else if (!isLoggingOut.now) {
      // Another session of the player ended. This one goes on, but the stream has let go of it: a new page takes it up again.
      sessionStorage.setItem(RELOADED_KEY, 'yes');
      window.location.reload();
    }
  };
  const guest = session === null;
  useEffect(() => {
    // The reload tells whether it was this page's session: signed out if it was.
    if (sessionStorage.getItem(RELOADED_KEY) === null) return;
    sessionStorage.removeItem(RELOADED_KEY);
    if (guest) showSessionEnded('elsewhere');
  }, [guest, showSessionEnded]);
  useIdleTimeout(guest ? null : idleMinutes, () => {
    isLoggingOut.now = true;
    void caller.tryExecute('disconnect', {}).then(async () => {
      await revalidate();
      showSessionEnded('idle');
      isLoggingOut.now = false;
    });
  });
  usePlayerEvents((news) => {
    if (news.kind === 'balance' && news.accountId === session?.accountId) setBalance(news.amount);
    if (news.kind === 'session-ended' && !isLoggingOut.now) void checkSessionOwner();
  });
  return null;
}
