import { silkInRace } from '@touchline/catalogue/sport/silk';
import { SilkIcon } from '@touchline/ui/silk-icon';
import './racecard.css';
import { type EachWayTerms, eachWayTerms } from '@touchline/betting/each-way/each-way-terms';
import { placeOdds } from '@touchline/betting/each-way/place-odds';
import { Badge } from '@touchline/ui/badge';
import { IconButton } from '@touchline/ui/button';
import { Segments } from '@touchline/ui/forms/segments';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useLiveCell } from '../../../live/live-context.tsx';
import { LiveOddsButton, type MatchSummary } from '../../../live/live-odds-button.tsx';
import { unpackCell } from '../../../live/live-store.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { useMatchPreferences } from '../match-preferences.ts';
import { byOdds, type Racecard as Card, RACECARD, type RacecardCell, type RacecardRow } from './racecard-rows.ts';

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
  const isShut = shut.includes(RACECARD);
  const terms = termsOf(card);
  const title = t('match.racecard');
  return (
    <section className={`card market-card${isShut ? ' market-card-shut' : ''}`} aria-label={title}>
      <header>
        <h3>
          <button type="button" aria-expanded={!isShut} aria-controls={RACECARD} onClick={() => toggleShut(RACECARD)}>
            <Icon name="chev" className="market-chevron" />
            <span className="ellipsis">{title}</span>
          </button>
        </h3>
        {card.status === 'open' ? null : <Badge icon="lock">{t(`match.market.${card.status}`)}</Badge>}
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
            <thead>
              <tr>
                <th scope="col">{t('match.racecard.runner')}</th>
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
            <tbody>
              {rows.map((row) => (
                <Runner key={row.index} row={row} match={match} terms={terms} />
              ))}
            </tbody>
          </table>
          {terms ? <p className="racecard-terms">{t('match.racecard.each-way', { part: fraction(terms), places: terms.places })}</p> : null}
        </div>
      )}
    </section>
  );
}

function Runner({ row, match, terms }: { readonly row: RacecardRow; readonly match: MatchSummary; readonly terms: EachWayTerms | null }) {
  const t = useTranslator();
  return (
    <tr data-out={row.isNonRunner || undefined}>
      <th scope="row" className="racecard-runner">
        <span>
          <span className="figures racecard-number">{row.index + 1}</span>
          <SilkIcon silk={silkInRace(match.sport, row.index, row.id)} />
          <span className="racecard-name">
            <span className="ellipsis" title={row.name}>
              <bdi>{row.name}</bdi>
            </span>
            <small className="faint">
              {row.isNonRunner ? t('match.racecard.non-runner') : row.record ? t('match.racecard.record', row.record) : null}
            </small>
          </span>
        </span>
      </th>
      <td className="figures racecard-form" title={t('match.racecard.form.long')}>
        <bdi dir="ltr">{row.form || '–'}</bdi>
      </td>
      <td>
        <Price cell={row.win} match={match} />
      </td>
      {terms ? (
        <td className="figures racecard-place">
          {row.win && !row.isNonRunner ? <PlacePrice cell={row.win} match={match} terms={terms} /> : null}
        </td>
      ) : null}
      {row.places.map((cell, column) => (
        <td key={cell?.market.id ?? `empty-${column}`}>
          <Price cell={cell} match={match} />
        </td>
      ))}
    </tr>
  );
}

const Price = ({ cell, match }: { readonly cell: RacecardCell | null; readonly match: MatchSummary }) =>
  cell ? <LiveOddsButton match={match} market={cell.market} selection={cell.selection} className="racecard-price" /> : null;

interface PlacePriceProps {
  readonly cell: RacecardCell;
  readonly match: MatchSummary;
  readonly terms: EachWayTerms;
}

/** The price of the place half of an each-way bet: it follows the price to win. */
function PlacePrice({ cell, match, terms }: PlacePriceProps) {
  const odds = useOddsFormatter();
  const { odds: win } = unpackCell(useLiveCell(match.id, cell.market, cell.selection));
  return win > 0 ? odds(placeOdds(win, terms.part)) : '–';
}

const fraction = ({ part }: EachWayTerms): string => `${part.num}/${part.den}`;

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
