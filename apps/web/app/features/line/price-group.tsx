import type { MarketView } from '@touchline/contract/line-shapes';
import { useTexts } from '@touchline/ui/texts';
import { memo } from 'react';
import { PriceButton, type PricedMatch } from '../../live/price-button.tsx';
import { isTwoWay, lineText } from './row-columns.ts';

/** Prices of one column: three beside each other, or two wide ones. Keeps its place where the market is not offered. */
export const PlainGroup = memo(function PlainGroup({
  place,
  match,
  market,
  two,
  labels,
}: {
  readonly place: 0 | 1;
  readonly match: PricedMatch;
  readonly market: MarketView | undefined;
  readonly two: boolean;
  readonly labels: boolean;
}) {
  const t = useTexts();
  if (!market && place === 0) return <div className={`pg pg-0 gone${two ? ' two' : ''}`}>{t('line.markets-gone')}</div>;
  return (
    <div className={`pg pg-${place}${(market ? isTwoWay(market) : two) ? ' two' : ''}`}>
      {market?.selections.slice(0, 3).map((selection) => (
        <PriceButton
          key={selection.id}
          match={match}
          market={market}
          selection={selection}
          {...(labels ? { label: selection.label, labelOnMobile: true } : {})}
        />
      ))}
    </div>
  );
});

/** Two prices with the line between them. */
export const LineGroup = memo(function LineGroup({
  place,
  match,
  market,
}: {
  readonly place: 2 | 3;
  readonly match: PricedMatch;
  readonly market: MarketView | undefined;
}) {
  const [first, second] = market?.selections ?? [];
  if (!market || !first || !second) return <div className={`pg w pg-${place}`} />;
  return (
    <div className={`pg w pg-${place}`}>
      <PriceButton match={match} market={market} selection={first} />
      <span className="line">{lineText(market.line, place === 2)}</span>
      <PriceButton match={match} market={market} selection={second} />
    </div>
  );
});

/** At most so many of a field stand in its row; how many of them are drawn depends on the width. */
const FIELD_SHOWN = 4;

/** A field of runners: the shortest prices, each with its name. */
export const FieldGroup = memo(function FieldGroup({ match, market }: { readonly match: PricedMatch; readonly market: MarketView }) {
  const shown = [...market.selections].sort((a, b) => (a.odds || Infinity) - (b.odds || Infinity)).slice(0, FIELD_SHOWN);
  return (
    <div className="pg-field">
      {shown.map((selection) => (
        <PriceButton key={selection.id} match={match} market={market} selection={selection} label={selection.name} wide />
      ))}
    </div>
  );
});
