import type { ChampView, MarketView, MatchRow } from '@touchline/contract/line/shapes';
import { Flag } from '@touchline/ui/flag';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { memo } from 'react';
import { Link } from 'react-router';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { champPath } from '../../shell/paths.ts';
import { LazyRows } from './lazy-rows.tsx';
import { MatchListRow } from './match-list-row.tsx';
import { headerColumns, isTwoWay } from './row-columns.ts';

export interface ChampCardProps {
  readonly champ: ChampView & { readonly matches: readonly MatchRow[] };
  readonly feed: 'line' | 'live';
  /** Draws the sport's mark: lists of several sports. */
  readonly withSport?: boolean;
}

/** Rows of one championship that are drawn whether or not they are on the screen, and how many of the others come and go together. */
const ROWS_AT_ONCE = 16;
const BLOCK_ROWS = 8;

/** A championship with its matches under one head of columns. */
export const ChampCard = memo(function ChampCard({ champ, feed, withSport }: ChampCardProps) {
  const t = useTranslator();
  const heads = headerColumns(champ.matches);
  const two = isTwoWay(heads.result);
  // A field of runners has names on its buttons: there is nothing to put above them.
  const field = champ.matches.every((match) => match.away === null);
  const title = `${champ.countryName} ${champ.name}`.trim();
  return (
    <section className="card" aria-label={title} data-champ={champ.id}>
      <div className="champ-card-head event-grid">
        <div className="champ-head">
          <h3 className="side-name">
            {withSport ? <SportIcon sport={champ.sport} className="champ-sport" /> : null}
            <Flag code={champ.flag} />
            <Link to={champPath(t.language, feed, champ)} title={title} prefetch="intent">
              <span className="ellipsis champ-name">{champ.name}</span>
              {champ.countryName && champ.countryName !== champ.name ? (
                <span className="ellipsis muted champ-country"> {champ.countryName}</span>
              ) : null}
            </Link>
            <FavoriteButton kind="championships" id={champ.id} name={title} />
          </h3>
        </div>
        {field ? null : (
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
        )}
      </div>
      <Rows matches={champ.matches.slice(0, ROWS_AT_ONCE)} champName={title} two={two} />
      {blocksOf(champ.matches.slice(ROWS_AT_ONCE)).map((matches) => (
        <LazyRows key={matches[0]?.id} eager={false} height={`calc(${matches.length} * var(--row-h))`}>
          <Rows matches={matches} champName={title} two={two} />
        </LazyRows>
      ))}
    </section>
  );
});

const blocksOf = (matches: readonly MatchRow[]): readonly (readonly MatchRow[])[] =>
  Array.from({ length: Math.ceil(matches.length / BLOCK_ROWS) }, (_, n) => matches.slice(n * BLOCK_ROWS, (n + 1) * BLOCK_ROWS));

const Rows = ({ matches, champName, two }: { readonly matches: readonly MatchRow[]; readonly champName: string; readonly two: boolean }) =>
  matches.map((match) => <MatchListRow key={match.id} match={match} champName={champName} two={two} />);

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
