import type { FeedSilence } from '@touchline/contract/push/messages';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** Why nothing moves, and since when (epoch milliseconds of the server): the source of prices is silent, or this page's line to the server is cut. */
export type Standstill =
  | { readonly why: 'feed'; readonly since: number /** Live matches that wait. */; readonly live: number }
  | { readonly why: 'line'; readonly since: number };

/** The way by which news of it comes in; `live/standstill-news.tsx` tells it. */
interface StandstillPort {
  tellSilence(silence: FeedSilence | null): void;
  /** Since when the line is cut; null once it is not. */
  tellCut(since: number | null): void;
}

const StandstillContext = createContext<Standstill | null>(null);
const PortContext = createContext<StandstillPort | null>(null);

/** `silence`: as the server wrote the page. */
export function StandstillProvider({ silence: first, children }: { readonly silence: FeedSilence | null; readonly children: ReactNode }) {
  const [silence, tellSilence] = useState(first);
  const [cut, tellCut] = useState<number | null>(null);
  const port = useMemo(() => ({ tellSilence, tellCut }), []);
  const standstill = useMemo<Standstill | null>(
    // Behind a cut line nothing is known of the source.
    () => (cut !== null ? { why: 'line', since: cut } : silence && { why: 'feed', ...silence }),
    [cut, silence],
  );
  return (
    <PortContext value={port}>
      <StandstillContext value={standstill}>{children}</StandstillContext>
    </PortContext>
  );
}

/** While everything stands still: no price may be taken, and no clock of a match goes on. Null as long as all runs. */
export const useStandstill = (): Standstill | null => use(StandstillContext);

export function useStandstillPort(): StandstillPort {
  const port = use(PortContext);
  if (!port) throw new Error('a standstill is told outside of StandstillProvider');
  return port;
}
