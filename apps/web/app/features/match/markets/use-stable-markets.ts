import type { MarketView } from '@touchline/contract/line/shapes';
import { useState } from 'react';
import { keepMarketPositions } from './market-positions.ts';

/** The markets as they stand on the screen. `view` says what is being looked at: with another one closed markets go, and all are in order again. */
export function useStableMarkets(offered: readonly MarketView[], view: string): readonly MarketView[] {
  const [before, setBefore] = useState({ offered, view, standing: offered });
  if (before.offered === offered && before.view === view) return before.standing;
  const standing = before.view === view ? keepMarketPositions(before.standing, offered) : offered;
  setBefore({ offered, view, standing });
  return standing;
}
