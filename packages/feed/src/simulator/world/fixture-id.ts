import { invariant } from '@touchline/kernel/invariant';
import type { CompetitionData } from '../sport-model.ts';

/**
 * A fixture's id is its place in the calendar, so it is the same in every process and for ever: sport x league x slot (699,050), below 2^31. A slot is
 * a round and a pair of it, or the number of a cycle. The sports that came first have room for 96 leagues each; what these leave has parts of 12
 * leagues: duels, then the sports that come later.
 */
const SLOTS = 699_050;
const FIRST_SPORTS = 31;
const LEAGUES_OF_FIRST = 96;
const LEAGUES_OF_LATER = 12;
const LATER_SPORTS = 7;
/** The first place of a league behind those of the first sports. */
const BEHIND_FIRST = FIRST_SPORTS * LEAGUES_OF_FIRST;
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

/** The ids that matches of duels have: `from` and all below `to`. */
export const DUEL_IDS = { from: BEHIND_FIRST * SLOTS, to: (BEHIND_FIRST + LEAGUES_OF_LATER) * SLOTS } as const;

export interface CalendarPlace {
  /** Rounds (or cycles) since the epoch; negative before it. */
  readonly round: number;
  /** Pair of the round, 0 for cycles. */
  readonly pair: number;
}

/** The places of the leagues of a sport: the first, and how many. */
const leaguesOf = (place: number): { readonly first: number; readonly room: number } =>
  place < FIRST_SPORTS
    ? { first: place * LEAGUES_OF_FIRST, room: LEAGUES_OF_FIRST }
    : { first: BEHIND_FIRST + (place - FIRST_SPORTS + 1) * LEAGUES_OF_LATER, room: LEAGUES_OF_LATER };

/** The sport that a place of a league belongs to, by its own place; of duels the last of the first sports' once more. */
const sportOf = (league: number): number =>
  league < BEHIND_FIRST ? Math.floor(league / LEAGUES_OF_FIRST) : FIRST_SPORTS - 1 + Math.floor((league - BEHIND_FIRST) / LEAGUES_OF_LATER);

const leaguePlace = (league: CompetitionData): number => {
  const place = SPORT_PLACES.indexOf(league.sport);
  invariant(place >= 0 && place < FIRST_SPORTS + LATER_SPORTS, `sport ${league.sport} has no place in SPORT_PLACES`);
  const { first, room } = leaguesOf(place);
  const number = league.id % 1000;
  invariant(number < room, `league ${league.id}: running numbers end at ${room - 1}`);
  return first + number;
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
  if (id >= DUEL_IDS.from && id < DUEL_IDS.to) return null;
  const place = Math.floor(id / SLOTS);
  const sportPlace = sportOf(place);
  const sport = SPORT_PLACES[sportPlace];
  const league = sport === undefined ? undefined : leagues.get(sport * 1000 + place - leaguesOf(sportPlace).first);
  if (!league) return null;
  const slot = id % SLOTS;
  return league.calendar.kind === 'cycle'
    ? { league, round: slot - CYCLES_BEFORE, pair: 0 }
    : { league, round: Math.floor(slot / PAIRS) - ROUNDS_BEFORE, pair: slot % PAIRS };
}
