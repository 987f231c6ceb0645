import type { MarketView } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo } from 'react';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { formatHandicap, isTwoWay } from './row-columns.ts';

/** Prices of one column: three beside each other, or two wide ones. Keeps its place where the market is not offered. */
export const OutcomePrices = memo(function PlainGroup({
  place,
  match,
  market,
  two,
  labels,
}: {
  readonly place: 0 | 1;
  readonly match: MatchSummary;
  readonly market: MarketView | undefined;
  readonly two: boolean;
  readonly labels: boolean;
}) {
  const t = useTranslator();
  if (!market && place === 0)
    return (
      <div className={`price-group price-group-gone${two ? ' price-pair' : ''}`} data-prices="0">
        {t('line.markets-gone')}
      </div>
    );
  return (
    <div className={`price-group${(market ? isTwoWay(market) : two) ? ' price-pair' : ''}`} data-prices={place}>
      {market?.selections.slice(0, 3).map((selection) => (
        <LiveOddsButton
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
export const HandicapPrices = memo(function LineGroup({
  place,
  match,
  market,
}: {
  readonly place: 2 | 3;
  readonly match: MatchSummary;
  readonly market: MarketView | undefined;
}) {
  const [first, second] = market?.selections ?? [];
  if (!market || !first || !second) return <div className="price-group price-handicap" data-prices={place} />;
  return (
    <div className="price-group price-handicap" data-prices={place}>
      <LiveOddsButton match={match} market={market} selection={first} />
      <span className="price-group-line">{formatHandicap(market.line, place === 2)}</span>
      <LiveOddsButton match={match} market={market} selection={second} />
    </div>
  );
});

/** At most so many of a field stand in its row; how many of them are drawn depends on the width. */
const FIELD_SHOWN = 4;

/** A field of runners: the shortest prices, each with its name. */
export const RunnerPrices = memo(function FieldGroup({ match, market }: { readonly match: MatchSummary; readonly market: MarketView }) {
  const shown = [...market.selections].sort((a, b) => (a.odds || Infinity) - (b.odds || Infinity)).slice(0, FIELD_SHOWN);
  return (
    <div className="price-field">
      {shown.map((selection) => (
        <LiveOddsButton key={selection.id} match={match} market={market} selection={selection} label={selection.name} wide />
      ))}
    </div>
  );
});
