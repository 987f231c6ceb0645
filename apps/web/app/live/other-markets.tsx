import type { MatchRow } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMarketCount } from './live-context.tsx';

/** In the place of prices that a match has none of: how many other markets are open, if any. */
export function OtherMarkets({ match }: { readonly match: Pick<MatchRow, 'id' | 'marketCount'> }) {
  const t = useTranslator();
  const count = useMarketCount(match.id, match.marketCount);
  return count > 0 ? t('line.more-markets', { n: count }) : t('line.markets-gone');
}
