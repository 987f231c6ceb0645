import type { RowColumn } from '@touchline/betting/markets/row-columns';
import type { MarketView } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo } from 'react';
import { LiveOddsButton, type MatchSummary } from '../../../live/live-odds-button.tsx';
import { columnName, priceHeads } from './column-texts.ts';
import { formatHandicap } from './row-columns.ts';

interface PriceGroupProps {
  readonly place: number;
  readonly match: MatchSummary;
  readonly column: RowColumn;
  /** Undefined where the match does not offer the column's market. */
  readonly market: MarketView | undefined;
  /** A phone, which has no heads, says which market this is: not the one that was wished. */
  readonly named: boolean;
}

const SHAPE_CLASSES = { three: '', two: ' price-pair', line: ' price-handicap' } as const;
/** How a group of prices is laid out, in a row and in the heads above it. */
export const priceGroupClass = ({ shape }: RowColumn): string => `price-group${SHAPE_CLASSES[shape]}`;

/** Prices of one column: three beside each other, two wide ones, or two with their line between. Blank where the market is not offered. */
export const PriceGroup = memo(function PriceGroup({ place, match, column, market, named }: PriceGroupProps) {
  const t = useTranslator();
  if (!market || market.selections.length === 0)
    return (
      <div className="price-group price-group-blank" data-prices={place} aria-hidden="true">
        –
      </div>
    );
  const name = named ? <span className="price-group-name ellipsis">{columnName(t, column)}</span> : null;
  const classes = `${priceGroupClass(column)}${named ? ' price-group-other' : ''}`;
  if (column.shape !== 'line')
    return (
      <div className={classes} data-prices={place}>
        {name}
        {market.selections.slice(0, column.shape === 'two' ? 2 : 3).map((selection) => (
          <LiveOddsButton key={selection.id} match={match} market={market} selection={selection} label={selection.label} labelOnMobile />
        ))}
      </div>
    );
  const [first, second] = market.selections;
  const [over = '', under = ''] = priceHeads(t, column);
  return (
    <div className={classes} data-prices={place}>
      {name}
      {first ? <LiveOddsButton match={match} market={market} selection={first} label={over} labelOnMobile /> : null}
      <span className="price-group-line">{formatHandicap(market.line, column.kind === 'handicap' || column.kind === 'set-handicap')}</span>
      {second ? <LiveOddsButton match={match} market={market} selection={second} label={under} labelOnMobile /> : null}
    </div>
  );
});

/** At most so many of a field stand in its row; how many of them are drawn depends on the width. */
const FIELD_SHOWN = 4;

/** A field of runners: the shortest prices, each with its name. */
export const RunnerPrices = memo(function RunnerPrices({ match, market }: { readonly match: MatchSummary; readonly market: MarketView }) {
  const shown = [...market.selections].sort((a, b) => (a.odds || Infinity) - (b.odds || Infinity)).slice(0, FIELD_SHOWN);
  return (
    <div className="price-field">
      {shown.map((selection) => (
        <LiveOddsButton key={selection.id} match={match} market={market} selection={selection} label={selection.name} wide />
      ))}
    </div>
  );
});
