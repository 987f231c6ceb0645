import type { MarketView, MatchDetail, SelectionView } from '@touchline/contract/line/shapes';
import type { HorsesRace, RacecardEntry } from '@touchline/contract/statistics/shapes';
import { outcomeOf } from '@touchline/kernel/selection';
import { hasWords, wordsOf } from '../markets/word-search.ts';
import { isNonRunner } from '../tracker/race-order.ts';

/** By which it is remembered as collapsed. */
export const RACECARD = 'racecard';

export interface RacecardCell {
  readonly market: MarketView;
  readonly selection: SelectionView;
}

/** A runner with what it can be backed for. */
export interface RacecardRow {
  /** From 0; the number on its jacket is one more. */
  readonly index: number;
  readonly id: number;
  readonly name: string;
  /** Places of its latest runs, newest last, as the statistics write them; empty where it has not run or they are not known. */
  readonly form: string;
  /** Null where they are not known. */
  readonly record: { readonly runs: number; readonly wins: number } | null;
  /** Null where it is not known, or races of the sport have none. */
  readonly entry: RacecardEntry['entry'];
  readonly isNonRunner: boolean;
  readonly win: RacecardCell | null;
  /** By the places of `Racecard.places`. */
  readonly places: readonly (RacecardCell | null)[];
}

export interface Racecard {
  readonly winner: MarketView | null;
  /** How many places its other markets pay, ascending. */
  readonly places: readonly number[];
  readonly status: MarketView['status'];
  /** Bets to win are paid at the starting price where that is the better one. */
  readonly bestOdds: boolean;
  readonly rows: readonly RacecardRow[];
}

/** Whether a market stands in the racecard and not in a card of its own. */
export const isOfRacecard = ({ type, period }: Pick<MarketView, 'type' | 'period'>): boolean =>
  period === 0 && (type === 'race-winner' || type === 'race-place');

const cellOf = (market: MarketView | undefined, index: number): RacecardCell | null => {
  const selection = market?.selections.find(({ id }) => outcomeOf(id) === index);
  return market && selection ? { market, selection } : null;
};

/** The runners of a race by number, with their prices of these markets; null where none of them is of a racecard. */
export function racecardOf(
  { runners, state }: Pick<MatchDetail, 'runners' | 'state'>,
  markets: readonly MarketView[],
  known: Pick<HorsesRace, 'runners' | 'bestOdds'> | null,
): Racecard | null {
  const own = markets.filter(isOfRacecard);
  if (own.length === 0 || runners.length === 0) return null;
  const winner = own.find(({ type }) => type === 'race-winner');
  const paid = own.filter(({ type }) => type === 'race-place').toSorted((a, b) => a.subject - b.subject);
  return {
    winner: winner ?? null,
    places: paid.map(({ subject }) => subject),
    status: own.some(({ status }) => status === 'open') ? 'open' : own.every(({ status }) => status === 'closed') ? 'closed' : 'suspended',
    bestOdds: known?.bestOdds ?? false,
    rows: runners.map((runner, index) => {
      const entry = known?.runners.find(({ horse }) => horse.id === runner.id);
      return {
        index,
        id: runner.id,
        name: runner.name,
        form: entry?.form ?? '',
        record: entry ? { runs: entry.figures.runs, wins: entry.figures.wins } : null,
        entry: entry?.entry ?? null,
        isNonRunner: isNonRunner(state, index),
        win: cellOf(winner, index),
        places: paid.map((market) => cellOf(market, index)),
      };
    }),
  };
}

const oddsOf = ({ win, places }: RacecardRow): number =>
  [win, ...places].find((cell) => cell && cell.selection.odds > 0)?.selection.odds ?? Infinity;

/** Indexes of the runners with the favourite first; non-runners and those without a price last. */
export const byOdds = (rows: readonly RacecardRow[]): readonly number[] =>
  rows.toSorted((a, b) => Number(a.isNonRunner) - Number(b.isNonRunner) || oddsOf(a) - oddsOf(b)).map(({ index }) => index);

/** The runners who are looked for, by their names or those of their riders and trainers; all of them where the words are of a market; null where nothing is found. */
export function soughtRunners(card: Racecard, search: string): Racecard | null {
  const words = wordsOf(search);
  if (!words) return card;
  const found = card.rows.filter(({ name, entry }) => hasWords([name, entry?.jockey, entry?.trainer].join(' '), words));
  if (found.length > 0) return { ...card, rows: found };
  const names = new Set(card.rows.flatMap(({ win, places }) => [win, ...places].flatMap((cell) => cell?.market.name ?? [])));
  return [...names].some((name) => hasWords(name, words)) ? card : null;
}
