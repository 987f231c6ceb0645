import type { MarketView } from '@touchline/contract/line/shapes';
import { useMemo, useState } from 'react';
import { builderMarkets } from './builder-markets.ts';
import { useIsBuilding } from './builder-mode.tsx';
import { useBuilder } from './builder-store.ts';

/** While the mode is on, only what can be joined; while the match is suspended, what could be joined a moment ago. */
export function useBuilderMarkets(markets: readonly MarketView[]): readonly MarketView[] {
  const on = useIsBuilding();
  const received = useBuilder((builder) => builder.view?.markets);
  const [joinable, setJoinable] = useState<readonly number[]>([]);
  if (received && received.length > 0 && received !== joinable) setJoinable(received);
  return useMemo(() => (on ? builderMarkets(markets, joinable) : markets), [on, markets, joinable]);
}
