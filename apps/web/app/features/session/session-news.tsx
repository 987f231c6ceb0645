import { useEffect, useRef } from 'react';
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
  const playerId = session?.playerId ?? null;
  const now = useRef(playerId);
  useEffect(() => {
    now.current = playerId;
  }, [playerId]);
  const askAgain = async (): Promise<void> => {
    await revalidate();
    // After the drawing of the new answer. The news is about one of the player's sessions; when it was another one, this page still has its
    // own, but the stream has let go of it: a new page takes both up again.
    setTimeout(() => {
      if (now.current === null) tellEnded();
      else window.location.reload();
    });
  };
  usePersonalNews((news) => {
    if (news.kind === 'balance' && news.accountId === session?.accountId) setBalance(news.amount);
    // The decision on a live bet names no amount; its stake was taken with it. Other tabs and devices of the player hear it too.
    if (news.kind === 'bet-decision' && news.accepted)
      void caller.executeSafe('userBalance', {}).then((reply) => reply.data && setBalance(reply.data.balance));
    if (news.kind === 'session-ended' && !leaving.now) void askAgain();
  });
  return null;
}
