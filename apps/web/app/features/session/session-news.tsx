import { HttpError } from '@touchline/client/http-errors';
import { useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useSession, useSessionStore } from '../../session-context.tsx';

/** Set when the player logs out on this very page: the end of that session is no news. */
export const leaving = { now: false };

/**
 * Keeps the page's session fresh by the stream: the balance at once, and the end of a session (idle, signed out elsewhere) as the signed-out
 * frame with the login over it; the coupon and the place on the page stay. Draws nothing.
 */
export function SessionNews() {
  const caller = useCaller();
  const session = useSession();
  const { setBalance, tellEnded } = useSessionStore();
  const { revalidate } = useRevalidator();
  const askWhose = async (): Promise<void> => {
    const { error } = await caller.executeSafe('userBalance', {});
    if (error?.error instanceof HttpError && error.error.statusCode === 401) {
      tellEnded();
      await revalidate();
    } else if (!leaving.now) {
      // Another session of the player ended. This one goes on, but the stream has let go of it: a new page takes it up again.
      window.location.reload();
    }
  };
  usePersonalNews((news) => {
    if (news.kind === 'balance' && news.accountId === session?.accountId) setBalance(news.amount);
    if (news.kind === 'session-ended' && !leaving.now) void askWhose();
  });
  return null;
}
