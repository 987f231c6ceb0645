import { SPORT, sportById } from '@touchline/catalogue/sport/sports';

/** The sports that most people look for, in the order in which they do. */
const BIG_SPORTS: readonly number[] = [
  SPORT.football,
  SPORT.tennis,
  SPORT.basketball,
  SPORT.iceHockey,
  SPORT.volleyball,
  SPORT.handball,
  SPORT.baseball,
  SPORT.americanFootball,
  SPORT.tableTennis,
  SPORT.cricket,
];

/** Races and console games run round the clock: they would fill every list, and stand behind what is played by day. */
export const isRunAlways = (sport: number): boolean => ['marble', 'virtual', 'cyber', 'racing'].includes(sportById(sport).family);

const rankOf = (sport: number): number => {
  const place = BIG_SPORTS.indexOf(sport);
  return place >= 0 ? place : BIG_SPORTS.length + (isRunAlways(sport) ? 1 : 0);
};

/** Orders sports: the big ones first, then the others by their numbers, last what runs round the clock. */
export const bySportRank = (a: { readonly id: number }, b: { readonly id: number }): number => rankOf(a.id) - rankOf(b.id) || a.id - b.id;
