import type { MarketView } from '@touchline/contract/line-shapes';
import { useState } from 'react';
import { standMarkets } from './standing-markets.ts';

/** The markets as they stand on the screen. `view` says what is being looked at: with another one closed markets go, and all are in order again. */
export function useStandingMarkets(offered: readonly MarketView[], view: string): readonly MarketView[] {
  const [before, setBefore] = useState({ offered, view, standing: offered });
  if (before.offered === offered && before.view === view) return before.standing;
  const standing = before.view === view ? standMarkets(before.standing, offered) : offered;
  setBefore({ offered, view, standing });
  return standing;
}
