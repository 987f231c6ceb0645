import './racecard.css';
import { type EachWayTerms, eachWayTerms } from '@touchline/betting/each-way/each-way-terms';
import { Badge } from '@touchline/ui/badge';
import { IconButton } from '@touchline/ui/button';
import { Segments } from '@touchline/ui/forms/segments';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import type { MatchSummary } from '../../../live/live-odds-button.tsx';
import { MarketStatus } from '../markets/market-status.tsx';
import { useMatchPreferences } from '../match-preferences.ts';
import { fraction } from './fraction.ts';
import { byOdds, type Racecard as Card, RACECARD, type RacecardRow } from './racecard-rows.ts';
import { ENTRY_COLUMNS, Runner } from './racecard-runner.tsx';
import { useFavourites } from './use-favourites.ts';

interface RacecardProps {
  readonly card: Card;
  readonly match: MatchSummary;
  readonly charted: boolean;
  /** Opens the odds history of the win market. */
  readonly onChart: () => void;
}

/** The field of a race: number and silk, form and record, and the prices of each runner side by side. */
export function Racecard({ card, match, charted, onChart }: RacecardProps) {
  const t = useTranslator();
  const { shut, toggleShut } = useMatchPreferences();
  const { rows, order, setOrder } = useOrder(card.rows);
  const favourites = useFavourites(match.id, card.rows);
  const isShut = shut.includes(RACECARD);
  const terms = termsOf(card);
  const title = t('match.racecard');
  const hasEntries = card.rows.some(({ entry }) => entry);
  return (
    <section className={`card market-card${isShut ? ' market-card-shut' : ''}`} aria-label={title}>
      <header>
        <h3>
          <button type="button" aria-expanded={!isShut} aria-controls={RACECARD} onClick={() => toggleShut(RACECARD)}>
            <Icon name="chev" className="market-chevron" />
            <span className="ellipsis">{title}</span>
          </button>
        </h3>
        <MarketStatus status={card.status} />
        {card.bestOdds ? (
          <Badge tone="brand" icon="shield" className="racecard-badge">
            {t('match.racecard.best-odds')}
          </Badge>
        ) : null}
        <Segments
          label={t('match.racecard.order')}
          items={[
            { key: 'number', label: t('match.racecard.by-number') },
            { key: 'odds', label: t('match.racecard.by-odds') },
          ]}
          value={order}
          onChange={setOrder}
        />
        {card.winner ? (
          <IconButton
            className="market-tool"
            icon="graph"
            small
            label={t('match.market.history', { name: card.winner.name })}
            aria-pressed={charted}
            onClick={onChart}
          />
        ) : null}
      </header>
      {isShut ? null : (
        <div className="market-card-body" id={RACECARD}>
          <table className="racecard" style={{ '--racecard-prices': 1 + (terms ? 1 : 0) + card.places.length } as React.CSSProperties}>
            <caption className="screen-reader-only">{title}</caption>
            <Heads card={card} terms={terms} hasEntries={hasEntries} />
            <tbody>
              {rows.map((row) => (
                <Runner key={row.index} row={row} match={match} terms={terms} hasEntries={hasEntries} favourites={favourites} />
              ))}
            </tbody>
          </table>
          {terms ? <p className="racecard-terms">{t('match.racecard.each-way', { part: fraction(terms), places: terms.places })}</p> : null}
          {card.bestOdds ? <p className="racecard-terms">{t('match.racecard.best-odds.long')}</p> : null}
          {hasEntries ? <p className="racecard-terms">{t('match.racecard.legend')}</p> : null}
        </div>
      )}
    </section>
  );
}

interface HeadsProps {
  readonly card: Card;
  readonly terms: EachWayTerms | null;
  readonly hasEntries: boolean;
}

function Heads({ card, terms, hasEntries }: HeadsProps) {
  const t = useTranslator();
  return (
    <thead>
      <tr>
        <th scope="col">{t(hasEntries ? 'match.racecard.horse' : 'match.racecard.runner')}</th>
        {hasEntries
          ? ENTRY_COLUMNS.map((column) => (
              <th key={column} scope="col" className="racecard-fact" title={t(`match.racecard.${column}.long`)}>
                {t(`match.racecard.${column}`)}
              </th>
            ))
          : null}
        <th scope="col" className="racecard-form" title={t('match.racecard.form.long')}>
          {t('match.racecard.form')}
        </th>
        <th scope="col">{t('match.racecard.win')}</th>
        {terms ? <th scope="col">{t('match.racecard.place', { part: fraction(terms) })}</th> : null}
        {card.places.map((places) => (
          <th key={places} scope="col">
            {t('match.racecard.top', { places })}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** As the bet slip has them: by how many can be backed, and only where the market that settles the place is on offer. */
function termsOf({ winner, places }: Card): EachWayTerms | null {
  const terms = eachWayTerms(winner?.selections.filter(({ odds }) => odds > 0).length ?? 0, false);
  return terms && places.includes(terms.places) ? terms : null;
}

/** The order that was chosen. By odds it is the one of that moment, so that no price moves under a finger. */
function useOrder(rows: readonly RacecardRow[]) {
  const [sorted, setSorted] = useState<readonly number[] | null>(null);
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  return {
    rows: sorted ? sorted.flatMap((index) => byIndex.get(index) ?? []) : rows,
    order: sorted ? ('odds' as const) : ('number' as const),
    setOrder: (order: 'number' | 'odds') => setSorted(order === 'odds' ? byOdds(rows) : null),
  };
}
