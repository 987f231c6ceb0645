import { COUNT_KEYS, type CountKey } from '@touchline/catalogue/count-keys';
import { invariant } from '@touchline/kernel/invariant';
import { TYPES } from '@touchline/kernel/selection';

/**
 * Permanent numbers of market types; bets refer to them for ever. Lines are added, never changed and never taken away: a number that was
 * once given out stands in market-numbers.json too, and what differs from it is red (docs/decisions/0035).
 *
 *      44..1275   the first block: families 1 to 28 over the first 44 counts, `family * 44 + place of the count in COUNT_KEYS`
 *    1300..2047   single types, room for 748
 *   2048..16351   `2048 + place * 48 + family`: a column of 48 for each of 298 counts. Families from 29 to 47 stand here over every
 *                 count, the first 28 over counts from the 45th on
 *
 * Both tables go from the number to the key, so that a number given out twice does not compile.
 */
type Numbers = Readonly<Record<number, string>>;
type ByKey<T extends Numbers> = { readonly [N in keyof T as T[N] & string]: N };

/** The number of each key; a key under two numbers is a defect. */
function byKey<const T extends Numbers>(table: T): ByKey<T> {
  const keys = Object.values(table);
  invariant(new Set(keys).size === keys.length, 'a key stands under two numbers');
  return Object.fromEntries(Object.entries(table).map(([number, key]) => [key, Number(number)])) as ByKey<T>;
}

export const FAMILY_IDS = byKey({
  1: 'result',
  2: 'double-chance',
  3: 'draw-no-bet',
  4: 'handicap',
  5: 'asian-handicap',
  6: 'total',
  7: 'home-total',
  8: 'away-total',
  9: 'odd-even',
  10: 'both-score',
  11: 'exact-total',
  12: 'correct-score',
  13: 'winning-margin',
  14: 'race-to',
  15: 'nth',
  16: 'last',
  17: 'result-and-total',
  18: 'result-and-both',
  19: 'total-and-both',
  20: 'any',
  21: 'home-exact',
  22: 'away-exact',
  23: 'home-odd-even',
  24: 'away-odd-even',
  25: 'home-clean-sheet',
  26: 'away-clean-sheet',
  27: 'home-win-to-nil',
  28: 'away-win-to-nil',
});
export type FamilyKey = keyof typeof FAMILY_IDS;

export const STANDALONE_MARKET_IDS = byKey({
  1300: 'winner',
  1301: 'half-time-full-time',
  1302: 'highest-scoring-period',
  1303: 'home-win-both-halves',
  1304: 'away-win-both-halves',
  1305: 'home-win-either-half',
  1306: 'away-win-either-half',
  1307: 'home-score-both-halves',
  1308: 'away-score-both-halves',
  1309: 'interval-total',
  1310: 'first-goalscorer',
  1311: 'anytime-goalscorer',
  1312: 'last-goalscorer',
  1313: 'player-carded',
  1314: 'overtime',
  1315: 'method-of-victory',
  1316: 'ending-period',
  1317: 'race-winner',
  1318: 'race-place',
  1319: 'race-forecast',
  1320: 'outright',
  1321: 'player-two-goals',
  1322: 'race-match',
  1323: 'race-parity',
  1324: 'relegation',
  1325: 'player-three-goals',
  1326: 'race-tricast',
  1330: 'tie-break',
  1340: 'player-points',
  1350: 'map-overtime',
  1351: 'map-minutes',
  1352: 'over-runs',
  1353: 'full-distance',
  1354: 'round-total',
  1360: 'top-batter',
  1361: 'top-bowler',
  1362: 'batter-runs',
  1363: 'bowler-wickets',
  1364: 'batter-milestone',
  1365: 'bowler-milestone',
  1366: 'dismissal-method',
  1367: 'wicket-fall',
});
export type StandaloneMarketKey = keyof typeof STANDALONE_MARKET_IDS;

const FIRST_BLOCK = { families: 28, counts: 44 };
export const SINGLES = { from: 1300, to: 2047 };
/** The room for families (numbers below it) and for counts (places below it). */
export const ROOM = { families: 48, counts: 298 };
const COLUMNS_FROM = SINGLES.to + 1;

invariant(COLUMNS_FROM + ROOM.counts * ROOM.families <= TYPES, 'the columns of counts have no room in a selection id');
for (const [key, number] of Object.entries(FAMILY_IDS)) invariant(number > 0 && number < ROOM.families, `no room for the family ${key}`);
for (const [key, id] of Object.entries(STANDALONE_MARKET_IDS))
  invariant(id >= SINGLES.from && id <= SINGLES.to, `${key} is not among the single types`);

/** The number of a family (by its number) over the count at a place; throws where there is no room for them. */
export function familyNumber(family: number, place: number): number {
  invariant(family > 0 && family < ROOM.families && place >= 0 && place < ROOM.counts, `no room for family ${family} over count ${place}`);
  return family <= FIRST_BLOCK.families && place < FIRST_BLOCK.counts
    ? family * FIRST_BLOCK.counts + place
    : COLUMNS_FROM + place * ROOM.families + family;
}

/** Id of a family's type for a count: the total of corners, the handicap of sets. */
export const familyTypeId = (family: FamilyKey, count: CountKey): number => familyNumber(FAMILY_IDS[family], COUNT_KEYS.indexOf(count));

/** "total" for the score, "corner-total" for corners. */
export const familyTypeKey = (family: FamilyKey, count: CountKey): string => (count === 'score' ? family : `${count}-${family}`);
