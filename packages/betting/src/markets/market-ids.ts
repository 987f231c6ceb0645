import { COUNT_KEYS, type CountKey } from '@touchline/catalogue/count-keys';
import { invariant } from '@touchline/kernel/invariant';

/**
 * Permanent numbers of market types; bets refer to them for ever. A family over a count takes the id
 * `family * 44 + place of the count in COUNT_KEYS` (44..1299); single types stand from 1300 up. Numbers are never reused.
 */
export const FAMILY_NUMBERS = {
  result: 1,
  'double-chance': 2,
  'draw-no-bet': 3,
  handicap: 4,
  'asian-handicap': 5,
  total: 6,
  'home-total': 7,
  'away-total': 8,
  'odd-even': 9,
  'both-score': 10,
  'exact-total': 11,
  'correct-score': 12,
  'winning-margin': 13,
  'race-to': 14,
  nth: 15,
  last: 16,
  'result-and-total': 17,
  'result-and-both': 18,
  'total-and-both': 19,
  any: 20,
  'home-exact': 21,
  'away-exact': 22,
  'home-odd-even': 23,
  'away-odd-even': 24,
  'home-clean-sheet': 25,
  'away-clean-sheet': 26,
  'home-win-to-nil': 27,
  'away-win-to-nil': 28,
} as const;
export type FamilyKey = keyof typeof FAMILY_NUMBERS;

export const SINGLE_IDS = {
  winner: 1300,
  'half-time-full-time': 1301,
  'highest-scoring-period': 1302,
  'home-win-both-halves': 1303,
  'away-win-both-halves': 1304,
  'home-win-either-half': 1305,
  'away-win-either-half': 1306,
  'home-score-both-halves': 1307,
  'away-score-both-halves': 1308,
  'interval-total': 1309,
  'first-goalscorer': 1310,
  'anytime-goalscorer': 1311,
  'last-goalscorer': 1312,
  'player-carded': 1313,
  overtime: 1314,
  'method-of-victory': 1315,
  'ending-period': 1316,
  'race-winner': 1317,
  'race-place': 1318,
  'race-forecast': 1319,
  outright: 1320,
  'player-two-goals': 1321,
  'race-match': 1322,
  'race-parity': 1323,
  relegation: 1324,
  'tie-break': 1330,
  'map-overtime': 1350,
  'map-minutes': 1351,
  'over-runs': 1352,
  'full-distance': 1353,
  'round-total': 1354,
  'top-batter': 1360,
  'top-bowler': 1361,
  'batter-runs': 1362,
  'bowler-wickets': 1363,
  'batter-milestone': 1364,
  'bowler-milestone': 1365,
  'dismissal-method': 1366,
  'wicket-fall': 1367,
} as const;
export type SingleKey = keyof typeof SINGLE_IDS;

const COUNT_PLACES = 44;

/** Id of a family's type for a count: the total of corners, the handicap of sets. */
export function familyTypeId(family: FamilyKey, count: CountKey): number {
  const place = COUNT_KEYS.indexOf(count);
  invariant(place >= 0 && place < COUNT_PLACES, `no place for count ${count}`);
  return FAMILY_NUMBERS[family] * COUNT_PLACES + place;
}

/** "total" for the score, "corner-total" for corners. */
export const familyTypeKey = (family: FamilyKey, count: CountKey): string => (count === 'score' ? family : `${count}-${family}`);
