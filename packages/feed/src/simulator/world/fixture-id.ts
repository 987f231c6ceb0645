import { invariant } from '@touchline/kernel/invariant';
import type { CompetitionData } from '../sport-model.ts';

/**
 * A fixture's id is its place in the calendar, so it is the same in every process and for ever:
 * sport (32 places) x league (96) x slot (699,050), below 2^31. A slot is a round and a pair of it, or the number of a cycle.
 */
const LEAGUES_PER_SPORT = 96;
const SLOTS = 699_050;
/** Rounds before the epoch exist too (history): slot numbers start that far below it. */
const CYCLES_BEFORE = 60_000;
const ROUNDS_BEFORE = 4000;
/** A round has at most so many matches. */
export const PAIRS = 32;
/** No round of a league has so many matches: the place of what is no match of it but its season (world/outrights). */
export const LAST_PAIR = PAIRS - 1;

/** Permanent places of sports: append only, never reorder. */
const SPORT_PLACES: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 21, 30, 36, 40, 56, 66, 84, 85, 89, 91, 144, 146, 4005, 4006, 4007, 4008, 174, 147, 155, 76,
];

export interface CalendarPlace {
  /** Rounds (or cycles) since the epoch; negative before it. */
  readonly round: number;
  /** Pair of the round, 0 for cycles. */
  readonly pair: number;
}

const leaguePlace = (league: CompetitionData): number => {
  const sport = SPORT_PLACES.indexOf(league.sport);
  const number = league.id % 1000;
  invariant(sport >= 0, `sport ${league.sport} has no place in SPORT_PLACES`);
  invariant(number < LEAGUES_PER_SPORT, `league ${league.id}: running numbers end at ${LEAGUES_PER_SPORT - 1}`);
  return sport * LEAGUES_PER_SPORT + number;
};

export function fixtureId(league: CompetitionData, { round, pair }: CalendarPlace): number {
  const slot = league.calendar.kind === 'cycle' ? round + CYCLES_BEFORE : (round + ROUNDS_BEFORE) * PAIRS + pair;
  invariant(slot >= 0 && slot < SLOTS && pair < PAIRS, `league ${league.id} has no slot for round ${round}, pair ${pair}`);
  return leaguePlace(league) * SLOTS + slot;
}

/** The earliest round that ids can name: nothing of the past lies before it. */
export const firstRound = (league: CompetitionData): number => (league.calendar.kind === 'cycle' ? -CYCLES_BEFORE : -ROUNDS_BEFORE);

/** Decodes an id; null if it belongs to no fixture of the world. */
export function fixturePlace(
  id: number,
  leagues: ReadonlyMap<number, CompetitionData>,
): (CalendarPlace & { readonly league: CompetitionData }) | null {
  const place = Math.floor(id / SLOTS);
  const sport = SPORT_PLACES[Math.floor(place / LEAGUES_PER_SPORT)];
  const league = sport === undefined ? undefined : leagues.get(sport * 1000 + (place % LEAGUES_PER_SPORT));
  if (!league) return null;
  const slot = id % SLOTS;
  return league.calendar.kind === 'cycle'
    ? { league, round: slot - CYCLES_BEFORE, pair: 0 }
    : { league, round: Math.floor(slot / PAIRS) - ROUNDS_BEFORE, pair: slot % PAIRS };
}
