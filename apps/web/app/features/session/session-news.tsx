import { HttpError } from '@touchline/client/http-errors';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useSession, useSessionStore } from '../../session-context.tsx';
import { useIdleEnd } from './use-idle-end.ts';

/** Set when the player logs out on this very page: the end of that session is no news. */
export const leaving = { now: false };

/** Outlives a reload in this tab. */
const ASKED_AGAIN = 'session-asked-again';

/**
 * Keeps the page's session fresh by the stream: the balance at once, and the end of a session (signed out elsewhere, or here for want of a
 * player) as the signed-out frame with the login over it; the coupon and the place on the page stay. Draws nothing.
 */
export function SessionNews({ idleMinutes }: { readonly idleMinutes: number }) {
  const caller = useCaller();
  const session = useSession();
  const { setBalance, tellEnded } = useSessionStore();
  const { revalidate } = useRevalidator();
  const askWhose = async (): Promise<void> => {
    const { error } = await caller.executeSafe('userBalance', {});
    if (error?.error instanceof HttpError && error.error.statusCode === 401) {
      await revalidate();
      tellEnded('elsewhere');
    } else if (!leaving.now) {
      // Another session of the player ended. This one goes on, but the stream has let go of it: a new page takes it up again.
      sessionStorage.setItem(ASKED_AGAIN, 'yes');
      window.location.reload();
    }
  };
  const guest = session === null;
  useEffect(() => {
    // The new page shows whose session it was: this page's after all, if there is none now.
    if (sessionStorage.getItem(ASKED_AGAIN) === null) return;
    sessionStorage.removeItem(ASKED_AGAIN);
    if (guest) tellEnded('elsewhere');
  }, [guest, tellEnded]);
  useIdleEnd(guest ? null : idleMinutes, () => {
    leaving.now = true;
    void caller.executeSafe('disconnect', {}).then(async () => {
      await revalidate();
      tellEnded('idle');
      leaving.now = false;
    });
  });
  usePersonalNews((news) => {
    if (news.kind === 'balance' && news.accountId === session?.accountId) setBalance(news.amount);
    if (news.kind === 'session-ended' && !leaving.now) void askWhose();
  });
  return null;
}
