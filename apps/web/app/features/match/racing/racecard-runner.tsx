import type { EachWayTerms } from '@touchline/betting/each-way/each-way-terms';
import { isPlacePriced, placeOdds } from '@touchline/betting/each-way/place-odds';
import { silkInRace } from '@touchline/catalogue/sport/silk';
import { formatNumber } from '@touchline/i18n/format-money';
import { SilkIcon } from '@touchline/ui/silk-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useLiveCell } from '../../../live/live-context.tsx';
import { LiveOddsButton, type MatchSummary } from '../../../live/live-odds-button.tsx';
import { unpackCell } from '../../../live/live-store.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { FavouriteMark } from './favourite-mark.tsx';
import type { RacecardCell, RacecardRow } from './racecard-rows.ts';

interface RunnerProps {
  readonly row: RacecardRow;
  readonly match: MatchSummary;
  readonly terms: EachWayTerms | null;
  readonly hasEntries: boolean;
  /** By their indexes. */
  readonly favourites: readonly number[];
}

/** A runner as a row: who it is and who rides it, on what terms it starts, how it ran, and what it pays. */
export function Runner({ row, match, terms, hasEntries, favourites }: RunnerProps) {
  const t = useTranslator();
  const facts = useEntryFacts(row.entry);
  const placeCell = row.places.find((cell) => cell?.market.subject === terms?.places);
  return (
    <tr data-out={row.isNonRunner || undefined}>
      <th scope="row" className="racecard-runner">
        <span>
          <span className="figures racecard-number">{row.index + 1}</span>
          {row.entry ? (
            <small className="figures faint racecard-draw" title={t('match.racecard.draw', { n: row.entry.draw })}>
              ({row.entry.draw})
            </small>
          ) : null}
          <SilkIcon silk={silkInRace(match.sport, row.index, row.id)} size={row.entry ? 28 : 22} />
          <span className="racecard-name">
            <span className="racecard-heading">
              <bdi className="ellipsis" title={row.name}>
                {row.name}
              </bdi>
              <FavouriteMark index={row.index} favourites={favourites} />
            </span>
            <small className="faint">{row.isNonRunner ? t('match.racecard.non-runner') : <RunnerNote row={row} />}</small>
            {facts ? (
              <small className="faint figures racecard-line">
                {t('match.racecard.line', { age: facts.age, weight: facts.weight, rating: facts.rating })}
              </small>
            ) : null}
          </span>
        </span>
      </th>
      {hasEntries
        ? ENTRY_COLUMNS.map((column) => (
            <td key={column} className="figures racecard-fact">
              <bdi dir="ltr">{facts?.[column] ?? '–'}</bdi>
            </td>
          ))
        : null}
      <td className="figures racecard-form" title={t('match.racecard.form.long')}>
        <bdi dir="ltr">{row.form ? <Form form={row.form} /> : '–'}</bdi>
      </td>
      <td>
        <Price cell={row.win} match={match} />
      </td>
      {terms ? (
        <td className="figures racecard-place">
          {row.win && placeCell && !row.isNonRunner ? <PlacePrice win={row.win} place={placeCell} match={match} terms={terms} /> : null}
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

/** Its jockey and its trainer; the record of a runner that nobody rides. */
function RunnerNote({ row: { entry, record } }: { readonly row: RacecardRow }) {
  const t = useTranslator();
  if (!entry) return record ? t('match.racecard.record', record) : null;
  return (
    <span title={t('match.racecard.people', { jockey: entry.jockey, trainer: entry.trainer })}>
      <bdi>{entry.jockey}</bdi> · <bdi>{entry.trainer}</bdi>
    </span>
  );
}

/** Wins stand out. */
const Form = ({ form }: { readonly form: string }) =>
  [...form.matchAll(/1+|[^1]+/g)].map(({ 0: part, index: at }) => (part.startsWith('1') ? <b key={at}>{part}</b> : part));

export const ENTRY_COLUMNS = ['age', 'weight', 'rating'] as const;
const KILOGRAMS_PER_POUND = 0.453_592_37;
const POUNDS_PER_STONE = 14;

/** Weights are read in stones and pounds where English is spoken, else in kilograms. */
function useEntryFacts(entry: RacecardRow['entry']): Readonly<Record<(typeof ENTRY_COLUMNS)[number], string>> | null {
  const t = useTranslator();
  if (!entry) return null;
  const { age, weightPounds, rating } = entry;
  return {
    age: String(age),
    weight:
      t.language === 'en'
        ? `${Math.floor(weightPounds / POUNDS_PER_STONE)}-${weightPounds % POUNDS_PER_STONE}`
        : formatNumber(t.language, weightPounds * KILOGRAMS_PER_POUND, 1, 1),
    rating: String(rating),
  };
}

const Price = ({ cell, match }: { readonly cell: RacecardCell | null; readonly match: MatchSummary }) =>
  cell ? <LiveOddsButton match={match} market={cell.market} selection={cell.selection} className="racecard-price" /> : null;

interface PlacePriceProps {
  readonly win: RacecardCell;
  /** Of the market that settles the place. */
  readonly place: RacecardCell;
  readonly match: MatchSummary;
  readonly terms: EachWayTerms;
}

/** The price of the place half of an each-way bet: it follows the price to win. None where the runner is not taken each way. */
function PlacePrice({ win, place, match, terms }: PlacePriceProps) {
  const odds = useOddsFormatter();
  const { odds: winOdds } = unpackCell(useLiveCell(match.id, win.market, win.selection));
  const { odds: marketOdds } = unpackCell(useLiveCell(match.id, place.market, place.selection));
  return winOdds > 0 && isPlacePriced(winOdds, terms.part, marketOdds) ? odds(placeOdds(winOdds, terms.part)) : '–';
}
