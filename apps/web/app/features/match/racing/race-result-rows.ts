import { type EachWayTerms, eachWayTerms } from '@touchline/betting/each-way/each-way-terms';
import { placeOdds } from '@touchline/betting/each-way/place-odds';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { HorsesRace, RacecardEntry } from '@touchline/contract/statistics/shapes';
import { favouritesOf } from './favourites.ts';

export const NON_RUNNER = -1;

export interface RaceResultRow {
  /** From 0; the number on its jacket is one more. */
  readonly index: number;
  readonly id: number;
  readonly name: string;
  /** 1 first, shared by those who tie; 0 did not finish. */
  readonly place: number;
  readonly entry: RacecardEntry['entry'];
  /** At the off, thousandths; 0 where none were told. */
  readonly odds: number;
  /** Of those, its place part; null where it is not among the paid places, and where it shares its place: a dead heat shares the odds too. */
  readonly placeOdds: number | null;
}

export interface RaceResultData {
  /** The first home first, then who did not finish, then who did not start. */
  readonly rows: readonly RaceResultRow[];
  /** Indexes of those who were off at the lowest odds. */
  readonly favourites: readonly number[];
  readonly hasOdds: boolean;
  /** Of a field of as many as were off; null where it has no places, and where no odds were told. */
  readonly terms: EachWayTerms | null;
}

const rankOf = (place: number): number => (place > 0 ? place : Number.MAX_SAFE_INTEGER - (place === NON_RUNNER ? 0 : 1));

/** A race as it ended; null before its result. */
export function raceResultOf(
  { runners, state }: Pick<MatchDetail, 'runners' | 'state'>,
  race: Pick<HorsesRace, 'runners'> | null,
): RaceResultData | null {
  const places = state.places ?? [];
  if (state.status !== 'ended' || !places.some((place) => place > 0)) return null;
  const offAt = (id: number): number => race?.runners.find(({ horse }) => horse.id === id)?.startingOdds ?? 0;
  const terms = eachWayTerms(runners.filter(({ id }, index) => offAt(id) > 0 && places[index] !== NON_RUNNER).length, false);
  const isPaid = (place: number): boolean =>
    place > 0 && place <= (terms?.places ?? 0) && places.indexOf(place) === places.lastIndexOf(place);
  const rows = runners.map(({ id, name }, index): RaceResultRow => {
    const [place, odds] = [places[index] ?? 0, offAt(id)];
    const entry = race?.runners.find(({ horse }) => horse.id === id)?.entry ?? null;
    return { index, id, name, place, entry, odds, placeOdds: terms && odds > 0 && isPaid(place) ? placeOdds(odds, terms.part) : null };
  });
  return {
    rows: rows.toSorted((a, b) => rankOf(a.place) - rankOf(b.place) || a.index - b.index),
    favourites: favouritesOf(rows.filter(({ place }) => place !== NON_RUNNER)),
    hasOdds: rows.some(({ odds }) => odds > 0),
    terms,
  };
}
