import { esportById } from '@touchline/catalogue/sport/esports';
import { type SportFamily, sportById } from '@touchline/catalogue/sport/sports';
import { FIRST_FIVE } from '../../match-state/period-span.ts';

/**
 * Markets that the bettors of a sport look at first, in their order: the markets of the tab Main and of group 1 on the wire. Each is a market's key,
 * of the whole match; after `@` of which part of it:
 *
 *   a number   that period (30 and 31 are halves made of quarters, 29 the first five innings)
 *   now        the period that is played, before the match the first
 *   each       every single period on offer
 *   live       the whole match, once it has begun
 */
type Entry = string;

const FOOTBALL: readonly Entry[] = [
  'result',
  'total',
  'asian-handicap',
  'both-score',
  'double-chance',
  'draw-no-bet',
  'correct-score',
  'nth@live',
  'result@1',
];
const TENNIS: readonly Entry[] = [
  'winner',
  'set-correct-score',
  'total',
  'asian-handicap',
  'winner@each',
  'set-asian-handicap',
  'set-total',
  'total@now',
  'nth@now',
  'tie-break@now',
];
/** Sets of points: volleyball, table tennis, badminton. */
const RALLIES: readonly Entry[] = [
  'winner',
  'set-correct-score',
  'set-asian-handicap',
  'total',
  'asian-handicap',
  'winner@each',
  'set-total',
  'total@now',
  'asian-handicap@now',
];
/** Quarters with overtime: spread, total and money line, of the match, its first half and the quarter. */
const QUARTERS: readonly Entry[] = [
  'winner',
  'full-score-asian-handicap',
  'full-score-total',
  'full-score-home-total',
  'full-score-away-total',
  'winner@30',
  'asian-handicap@30',
  'total@30',
  'winner@now',
  'total@now',
  'result',
];
const HOCKEY: readonly Entry[] = [
  'result',
  'winner',
  'total',
  'asian-handicap',
  'both-score',
  'double-chance',
  'draw-no-bet',
  'result@now',
  'total@now',
  'nth@live',
];
const BASEBALL: readonly Entry[] = [
  'winner',
  'full-score-asian-handicap',
  'full-score-total',
  'full-score-home-total',
  'full-score-away-total',
  'result@29',
  'total@29',
  'result@now',
  'total@now',
];
/** Two halves and scores too high for a market on each goal: handball, rugby. */
const HANDBALL: readonly Entry[] = [
  'result',
  'asian-handicap',
  'total',
  'double-chance',
  'draw-no-bet',
  'home-total',
  'away-total',
  'result@1',
  'total@1',
  'half-time-full-time',
];
const CRICKET: readonly Entry[] = [
  'winner',
  'home-total',
  'away-total',
  'over-runs@each',
  'wicket-fall@each',
  'dismissal-method@each',
  'top-batter',
  'top-bowler',
  'total',
  'asian-handicap',
];
const DARTS: readonly Entry[] = [
  'winner',
  'set-correct-score',
  'set-asian-handicap',
  'set-total',
  'one-eighty-total',
  'one-eighty-result',
  'winner@now',
  'total',
  'nth@now',
];
const SNOOKER: readonly Entry[] = ['winner', 'set-correct-score', 'set-asian-handicap', 'set-total', 'winner@each'];
const MAPS: readonly Entry[] = ['winner', 'set-correct-score', 'set-asian-handicap', 'set-total', 'winner@each'];
const SHOOTER: readonly Entry[] = [...MAPS, 'total@now', 'asian-handicap@now', 'map-overtime@now'];
const MOBA: readonly Entry[] = [...MAPS, 'kill-total@now', 'kill-asian-handicap@now', 'kill-nth@now', 'map-minutes@now'];
const FIGHT: readonly Entry[] = ['winner', 'method-of-victory', 'round-total', 'full-distance', 'ending-period'];
/** A field of runners, in any sport: races, and who wins a championship. */
const FIELD: readonly Entry[] = [
  'race-winner',
  'outright',
  'race-place',
  'race-forecast',
  'race-tricast',
  'race-match',
  'race-parity',
  'relegation',
];
/** Counts of many matches together, and sports without a list of their own whose score is a sum. */
const SUM: readonly Entry[] = [
  'result',
  'winner',
  'total',
  'asian-handicap',
  'double-chance',
  'draw-no-bet',
  'home-total',
  'away-total',
  'result@1',
];

/** By the slug of the catalogue. */
export const MAIN_MARKETS: Readonly<Record<string, readonly Entry[]>> = {
  football: FOOTBALL,
  'cyber-football': FOOTBALL,
  'virtual-football': FOOTBALL,
  futsal: FOOTBALL,
  'beach-soccer': FOOTBALL,
  'indoor-football': FOOTBALL,
  'ea-sports-fc': FOOTBALL,
  efootball: FOOTBALL,
  tennis: TENNIS,
  'virtual-tennis': TENNIS,
  'cyber-tennis': TENNIS,
  volleyball: RALLIES,
  'beach-volleyball': RALLIES,
  'table-tennis': RALLIES,
  badminton: RALLIES,
  squash: RALLIES,
  basketball: QUARTERS,
  'cyber-basketball': QUARTERS,
  'virtual-basketball': QUARTERS,
  'basketball-3x3': QUARTERS,
  'nba-2k': QUARTERS,
  'american-football': QUARTERS,
  'canadian-football': QUARTERS,
  'ice-hockey': HOCKEY,
  'cyber-hockey': HOCKEY,
  'virtual-ice-hockey': HOCKEY,
  'field-hockey': HOCKEY,
  floorball: HOCKEY,
  bandy: HOCKEY,
  nhl: HOCKEY,
  baseball: BASEBALL,
  softball: BASEBALL,
  'virtual-baseball': BASEBALL,
  handball: HANDBALL,
  'beach-handball': HANDBALL,
  'virtual-handball': HANDBALL,
  rugby: HANDBALL,
  'rugby-league': HANDBALL,
  'rugby-sevens': HANDBALL,
  'water-polo': HANDBALL,
  cricket: CRICKET,
  'virtual-cricket': CRICKET,
  darts: DARTS,
  'virtual-darts': DARTS,
  snooker: SNOOKER,
  billiards: SNOOKER,
  pool: SNOOKER,
  'special-bets': SUM,
};

const BY_FAMILY: Partial<Record<SportFamily, readonly Entry[]>> = { combat: FIGHT, cue: SNOOKER, stick: HOCKEY };
/** The default: sets of points, or a sum. */
const BY_SCORING: Readonly<Record<string, readonly Entry[]>> = { sum: SUM, periods: RALLIES };

/** Facts of a match for its main markets. */
export interface MainContext {
  readonly sport: number;
  /** As its format has it: sum, periods or places. */
  readonly scoring: string;
  /** The period that is played or comes next; 0 before the match. */
  readonly period: number;
}

/** The period in play, or, between two, the one to come: what `now` is. */
export const periodInPlay = ({ status, period }: { readonly status: string; readonly period: number }): number =>
  status === 'break' ? period + 1 : period;

/** The entries that hold for a match: the field's where runners race, else the sport's own, its family's, or those of how it is counted. */
export function mainMarketsOf({ sport, scoring }: Pick<MainContext, 'sport' | 'scoring'>): readonly Entry[] {
  if (scoring === 'places') return FIELD;
  const { slug, family } = sportById(sport);
  const own = MAIN_MARKETS[slug];
  if (own) return own;
  const esport = esportById(sport);
  if (esport && scoring === 'periods') return esport.genre === 'shooter' ? SHOOTER : esport.genre === 'moba' ? MOBA : MAPS;
  return BY_FAMILY[family] ?? BY_SCORING[scoring] ?? SUM;
}

const places = new Map<readonly Entry[], ReadonlyMap<Entry, number>>();
function placesOf(entries: readonly Entry[]): ReadonlyMap<Entry, number> {
  let known = places.get(entries);
  if (!known) {
    known = new Map(entries.map((entry, place) => [entry, place]));
    places.set(entries, known);
  }
  return known;
}

/** The place of a market among the match's main ones, 0 first; undefined where it is none of them. */
export function mainPlace(context: MainContext, { key, period }: { readonly key: string; readonly period: number }): number | undefined {
  const known = placesOf(mainMarketsOf(context));
  if (period === 0) return known.get(key) ?? (context.period > 0 ? known.get(`${key}@live`) : undefined);
  const exact = known.get(`${key}@${period}`);
  if (exact !== undefined || period >= FIRST_FIVE) return exact;
  return known.get(`${key}@each`) ?? (period === Math.max(1, context.period) ? known.get(`${key}@now`) : undefined);
}
