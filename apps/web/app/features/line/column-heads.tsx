import type { MarketView, MatchRow } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { headerColumns, isTwoWay } from './row-columns.ts';

/** What stands above the columns of rows: the first match that has a market speaks for all. */
export function ColumnHeads({ matches }: { readonly matches: readonly MatchRow[] }) {
  const t = useTranslator();
  const heads = headerColumns(matches);
  const two = isTwoWay(heads.result);
  return (
    <>
      <Heads place={0} market={heads.result} two={two} />
      <Heads place={1} market={heads.second} two={two} />
      <div className="price-group price-handicap" data-prices="2" aria-hidden="true">
        {heads.handicap ? (
          <>
            <span>1</span>
            <span className="ellipsis">{t('line.column.handicap-short')}</span>
            <span>2</span>
          </>
        ) : null}
      </div>
      <div className="price-group price-handicap" data-prices="3" aria-hidden="true">
        {heads.total ? (
          <>
            <span className="ellipsis">{t('line.column.over')}</span>
            <span className="ellipsis">{t('line.column.total')}</span>
            <span className="ellipsis">{t('line.column.under')}</span>
          </>
        ) : null}
      </div>
    </>
  );
}

/** Every button names its market and its selection by itself: the heads are for the eye. */
function Heads({ place, market, two }: { readonly place: 0 | 1; readonly market: MarketView | undefined; readonly two: boolean }) {
  return (
    <div className={`price-group${(market ? isTwoWay(market) : two) ? ' price-pair' : ''}`} data-prices={place} aria-hidden="true">
      {market?.selections.slice(0, 3).map((selection) => (
        <span key={selection.id} className="ellipsis" title={market.name}>
          <bdi>{selection.label}</bdi>
          {market.period > 0 ? <small>{` · ${market.period}`}</small> : null}
        </span>
      ))}
    </div>
  );
}
