import type { CountKey } from '@touchline/catalogue/count-keys';
import { SPORT, type SportFamily, sportById } from '@touchline/catalogue/sport/sports';
import type { FamilyKey, StandaloneMarketKey } from './market-ids.ts';

/**
 * Columns of a row in a list, sport by sport: a column is one market, named by its key, for every row under its heading. A row that does not offer it
 * stays blank there.
 */

/** The market in a column, whatever the sport: by these a player says which one he wants to see. */
export const ROW_COLUMN_KINDS = [
  'result',
  'double-chance',
  'handicap',
  'total',
  'both-score',
  'winner',
  'regular-result',
  'set-handicap',
  'set-total',
  'distance',
] as const;
export type RowColumnKind = (typeof ROW_COLUMN_KINDS)[number];

/** The count of a handicap or total, where a sport has more than one count. */
type RowUnit = 'sets' | 'games' | 'points' | 'maps' | 'rounds' | 'legs' | 'frames';

/** Three prices, two, or two with their line between them. */
type RowColumnShape = 'three' | 'two' | 'line';

/** The key of a market type: a family over a count, or a type of its own. */
type MarketKey = FamilyKey | `${CountKey}-${FamilyKey}` | StandaloneMarketKey;

export interface RowColumn {
  readonly kind: RowColumnKind;
  readonly market: MarketKey;
  readonly shape: RowColumnShape;
  readonly unit?: RowUnit;
}

const column = (kind: RowColumnKind, market: MarketKey, shape: RowColumnShape, unit?: RowUnit): RowColumn => ({
  kind,
  market,
  shape,
  ...(unit ? { unit } : {}),
});

const RESULT = column('result', 'result', 'three');
const WINNER = column('result', 'winner', 'two');
const DOUBLE_CHANCE = column('double-chance', 'double-chance', 'three');
const HANDICAP = column('handicap', 'asian-handicap', 'line');
const TOTAL = column('total', 'total', 'line');

/** Games that end level, over the regular time. */
const LEVEL: readonly RowColumn[] = [RESULT, DOUBLE_CHANCE, HANDICAP, TOTAL];
const GOALS: readonly RowColumn[] = [...LEVEL, column('both-score', 'both-score', 'two')];
/** Games of which somebody wins every one: with overtime, and the regular time besides. */
const WON: readonly RowColumn[] = [
  WINNER,
  column('handicap', 'full-score-asian-handicap', 'line'),
  column('total', 'full-score-total', 'line'),
  column('regular-result', 'result', 'three'),
];
const FIGHT: readonly RowColumn[] = [WINNER, column('total', 'round-total', 'line', 'rounds'), column('distance', 'full-distance', 'two')];

/** Games of periods that are won, and what is counted within one. */
const periods = (of: RowUnit, within?: RowUnit): readonly RowColumn[] => [
  WINNER,
  column('set-handicap', 'set-asian-handicap', 'line', of),
  ...(within ? [column('handicap', 'asian-handicap', 'line', within), column('total', 'total', 'line', within)] : []),
  column('set-total', 'set-total', 'line', of),
];
const TENNIS = periods('sets', 'games');
const RALLY = periods('sets', 'points');
const MAPS = periods('maps');

const CS2 = 4005;
const BY_SPORT: ReadonlyMap<number, readonly RowColumn[]> = new Map([
  [SPORT.iceHockey, [...LEVEL, column('winner', 'winner', 'two')]],
  [SPORT.basketball, WON],
  [SPORT.baseball, WON],
  [SPORT.americanFootball, WON],
  [SPORT.cyberBasketball, WON],
  [SPORT.virtualBasketball, WON],
  [SPORT.handball, LEVEL],
  [SPORT.specialBets, LEVEL],
  [SPORT.cricket, [WINNER, HANDICAP, TOTAL]],
  [SPORT.tennis, TENNIS],
  [SPORT.volleyball, RALLY],
  [SPORT.beachVolleyball, RALLY],
  [SPORT.darts, periods('sets', 'legs')],
  [SPORT.snooker, periods('frames')],
  [CS2, periods('maps', 'rounds')],
  [SPORT.cyberFootball, GOALS],
  [SPORT.cyberHockey, GOALS],
]);
const BY_FAMILY: Partial<Record<SportFamily, readonly RowColumn[]>> = {
  racket: RALLY,
  cue: periods('frames'),
  combat: FIGHT,
  cyber: MAPS,
};

/** The columns of a sport's rows, the most asked for first. A field of runners has none: its runners stand in the row by name. */
export const rowColumnsOf = (sport: number): readonly RowColumn[] => BY_SPORT.get(sport) ?? BY_FAMILY[sportById(sport).family] ?? GOALS;
