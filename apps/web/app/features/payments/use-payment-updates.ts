import { useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { usePeriodic } from '../../shell/page/use-periodic.ts';

/** Should the stream be cut, a page with payments on their way asks by itself. */
const POLL_MS = 15_000;

/** Reads the page again when payments or balances move; gives what does so at once. */
export function usePaymentUpdates(hasPending: boolean): () => void {
  const { revalidate } = useRevalidator();
  usePlayerEvents((news) => {
    if (news.kind === 'payment' || news.kind === 'balance') void revalidate();
  });
  usePeriodic(POLL_MS, hasPending, revalidate);
  return () => void revalidate();
}
