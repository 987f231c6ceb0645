import type { MarketView } from '@touchline/contract/line/shapes';
import { Badge } from '@touchline/ui/badge';
import { useTranslator } from '@touchline/ui/translator-context';
import { createContext, use } from 'react';

/** Whether the match of the page is over: what is still suspended then waits for its result and opens no more. */
export const MatchOverContext = createContext(false);

/** Why nothing can be had of a market; nothing of an open one. */
export function MarketStatus({ status }: Pick<MarketView, 'status'>) {
  const t = useTranslator();
  const isOver = use(MatchOverContext);
  if (status === 'open') return null;
  return <Badge icon="lock">{t(isOver && status === 'suspended' ? 'match.market.awaiting' : `match.market.${status}`)}</Badge>;
}
