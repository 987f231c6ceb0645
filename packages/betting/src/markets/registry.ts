import { COUNT_KEYS, type CountKey } from '@touchline/catalogue/count-keys';
import { invariant } from '@touchline/kernel/invariant';
import { ANY } from './any.ts';
import { ASIAN_HANDICAP } from './asian-handicap.ts';
import { HALVES_MARKETS } from './both-halves.ts';
import { BOTH_SCORE } from './both-score.ts';
import { AWAY_CLEAN_SHEET, HOME_CLEAN_SHEET } from './clean-sheet.ts';
import { RESULT_AND_BOTH, RESULT_AND_TOTAL, TOTAL_AND_BOTH } from './combined.ts';
import { CORRECT_SCORE } from './correct-score.ts';
import { type CountFamily, countMarket } from './count-family.ts';
import { CRICKET_MARKETS } from './cricket-markets.ts';
import { DOUBLE_CHANCE } from './double-chance.ts';
import { DRAW_NO_BET } from './draw-no-bet.ts';
import { ENDING_PERIOD } from './ending-period.ts';
import { AWAY_EXACT, EXACT_TOTAL, HOME_EXACT } from './exact-total.ts';
import { FULL_DISTANCE, ROUND_TOTAL } from './fight-length.ts';
import { HALF_TIME_FULL_TIME } from './half-time-full-time.ts';
import { HANDICAP } from './handicap.ts';
import { HIGHEST_SCORING_PERIOD } from './highest-scoring-period.ts';
import { INTERVAL_TOTAL } from './interval-total.ts';
import { last } from './last.ts';
import { MAP_MINUTES } from './map-minutes.ts';
import { MAP_OVERTIME } from './map-overtime.ts';
import type { MarketType } from './market-type.ts';
import { METHOD_OF_VICTORY } from './method-of-victory.ts';
import { nth } from './nth.ts';
import { AWAY_ODD_EVEN, HOME_ODD_EVEN, ODD_EVEN } from './odd-even.ts';
import { OVER_RUNS } from './over-runs.ts';
import { OVERTIME } from './overtime.ts';
import { PLAYER_MARKETS } from './player-markets.ts';
import { RACE_MARKETS } from './race-markets.ts';
import { raceTo } from './race-to.ts';
import { RESULT } from './result.ts';
import { TIE_BREAK } from './tie-break.ts';
import { AWAY_TOTAL, HOME_TOTAL, TOTAL } from './total.ts';
import { AWAY_WIN_TO_NIL, HOME_WIN_TO_NIL } from './win-to-nil.ts';
import { WINNER } from './winner.ts';
import { WINNING_MARGIN } from './winning-margin.ts';

const ON_SCORES: readonly CountKey[] = ['score', 'full-score', 'set'];
const ON_SCORE: readonly CountKey[] = ['score'];
/** Counts that happen one by one, with an incident each. */
const ONE_BY_ONE = COUNT_KEYS.filter((count) => count !== 'full-score' && count !== 'set' && count !== 'possession');

/** Which families are offered over which counts. A family added here is priced and settled wherever a sport counts it. */
export const COUNT_FAMILIES: readonly { readonly family: CountFamily; readonly counts: readonly CountKey[] }[] = [
  { family: RESULT, counts: COUNT_KEYS },
  { family: DOUBLE_CHANCE, counts: COUNT_KEYS },
  { family: DRAW_NO_BET, counts: COUNT_KEYS },
  { family: HANDICAP, counts: COUNT_KEYS },
  { family: ASIAN_HANDICAP, counts: COUNT_KEYS },
  { family: TOTAL, counts: COUNT_KEYS },
  { family: HOME_TOTAL, counts: COUNT_KEYS },
  { family: AWAY_TOTAL, counts: COUNT_KEYS },
  { family: ODD_EVEN, counts: COUNT_KEYS },
  { family: BOTH_SCORE, counts: ON_SCORE },
  { family: EXACT_TOTAL, counts: COUNT_KEYS },
  { family: CORRECT_SCORE, counts: ON_SCORES },
  { family: WINNING_MARGIN, counts: ON_SCORES },
  { family: RESULT_AND_TOTAL, counts: ON_SCORE },
  { family: RESULT_AND_BOTH, counts: ON_SCORE },
  { family: TOTAL_AND_BOTH, counts: ON_SCORE },
  { family: ANY, counts: COUNT_KEYS },
  { family: HOME_EXACT, counts: ON_SCORES },
  { family: AWAY_EXACT, counts: ON_SCORES },
  { family: HOME_ODD_EVEN, counts: ON_SCORE },
  { family: AWAY_ODD_EVEN, counts: ON_SCORE },
  { family: HOME_CLEAN_SHEET, counts: ON_SCORE },
  { family: AWAY_CLEAN_SHEET, counts: ON_SCORE },
  { family: HOME_WIN_TO_NIL, counts: ON_SCORE },
  { family: AWAY_WIN_TO_NIL, counts: ON_SCORE },
];

const SINGLES: readonly MarketType[] = [
  WINNER,
  HALF_TIME_FULL_TIME,
  HIGHEST_SCORING_PERIOD,
  ...HALVES_MARKETS,
  INTERVAL_TOTAL,
  ...PLAYER_MARKETS,
  OVERTIME,
  METHOD_OF_VICTORY,
  ENDING_PERIOD,
  TIE_BREAK,
  FULL_DISTANCE,
  ROUND_TOTAL,
  OVER_RUNS,
  ...CRICKET_MARKETS,
  MAP_OVERTIME,
  MAP_MINUTES,
  ...RACE_MARKETS,
];

/** Every kind of market of every sport. */
export const MARKET_TYPES: readonly MarketType[] = [
  ...COUNT_FAMILIES.flatMap(({ family, counts }) => counts.map((count) => countMarket(family, count))),
  ...ONE_BY_ONE.flatMap((count) => [raceTo(count), nth(count), last(count)]),
  ...SINGLES,
];

const byId = new Map(MARKET_TYPES.map((type) => [type.id, type]));
const byKey = new Map(MARKET_TYPES.map((type) => [type.key, type]));
invariant(byId.size === MARKET_TYPES.length && byKey.size === MARKET_TYPES.length, 'two market types share an id or a key');

/** The type of a market reference's `type`; undefined for a number that no type has. */
export const marketType = (id: number): MarketType | undefined => byId.get(id);
export const marketTypeByKey = (key: string): MarketType | undefined => byKey.get(key);
