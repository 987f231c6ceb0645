import { COUNT_KEYS, type CountKey } from '@touchline/catalogue/count-keys';
import { invariant } from '@touchline/kernel/invariant';
import { RESULT_AND_BOTH, RESULT_AND_TOTAL, TOTAL_AND_BOTH } from './combined.ts';
import { type CountMarketFamily, countMarket } from './count-market-family.ts';
import { HAPPENS_AT_ALL } from './happens-at-all.ts';
import { lastToHappen } from './last-to-happen.ts';
import type { MarketType } from './market-type.ts';
import { nth } from './nth.ts';
import { RESULT } from './result.ts';
import { ASIAN_HANDICAP } from './score/asian-handicap.ts';
import { HALVES_MARKETS } from './score/both-halves.ts';
import { BOTH_TEAMS_TO_SCORE } from './score/both-teams-to-score.ts';
import { AWAY_CLEAN_SHEET, HOME_CLEAN_SHEET } from './score/clean-sheet.ts';
import { CORRECT_SCORE } from './score/correct-score.ts';
import { DOUBLE_CHANCE } from './score/double-chance.ts';
import { DRAW_NO_BET } from './score/draw-no-bet.ts';
import { AWAY_EXACT, EXACT_TOTAL, HOME_EXACT } from './score/exact-total.ts';
import { HALF_TIME_FULL_TIME } from './score/half-time-full-time.ts';
import { HANDICAP } from './score/handicap.ts';
import { HIGHEST_SCORING_PERIOD } from './score/highest-scoring-period.ts';
import { INTERVAL_TOTAL } from './score/interval-total.ts';
import { AWAY_ODD_EVEN, HOME_ODD_EVEN, ODD_EVEN } from './score/odd-even.ts';
import { raceTo } from './score/race-to.ts';
import { AWAY_TOTAL, HOME_TOTAL, TOTAL } from './score/total.ts';
import { AWAY_WIN_TO_NIL, HOME_WIN_TO_NIL } from './score/win-to-nil.ts';
import { WINNER } from './score/winner.ts';
import { WINNING_MARGIN } from './score/winning-margin.ts';
import { CRICKET_MARKETS } from './sport/cricket-markets.ts';
import { GOES_THE_DISTANCE, TOTAL_ROUNDS } from './sport/fight-length.ts';
import { MAP_MINUTES } from './sport/map-minutes.ts';
import { MAP_OVERTIME } from './sport/map-overtime.ts';
import { METHOD_OF_VICTORY } from './sport/method-of-victory.ts';
import { OVERTIME } from './sport/overtime.ts';
import { PLAYER_MARKETS } from './sport/player-markets.ts';
import { PLAYER_POINTS } from './sport/player-points.ts';
import { RACE_MARKETS } from './sport/race-markets.ts';
import { ROUND_BETTING } from './sport/round-betting.ts';
import { RUNS_IN_OVER } from './sport/runs-in-over.ts';
import { TIE_BREAK } from './sport/tie-break.ts';

const ON_SCORES: readonly CountKey[] = ['score', 'full-score', 'set'];
const ON_SCORE: readonly CountKey[] = ['score'];
/** Counts that happen one by one, with an incident each. */
const ONE_BY_ONE = COUNT_KEYS.filter((count) => count !== 'full-score' && count !== 'set' && count !== 'possession');

/** Which families are offered over which counts. A family added here is priced and settled wherever a sport counts it. */
export const COUNT_FAMILIES: readonly { readonly family: CountMarketFamily; readonly counts: readonly CountKey[] }[] = [
  { family: RESULT, counts: COUNT_KEYS },
  { family: DOUBLE_CHANCE, counts: COUNT_KEYS },
  { family: DRAW_NO_BET, counts: COUNT_KEYS },
  { family: HANDICAP, counts: COUNT_KEYS },
  { family: ASIAN_HANDICAP, counts: COUNT_KEYS },
  { family: TOTAL, counts: COUNT_KEYS },
  { family: HOME_TOTAL, counts: COUNT_KEYS },
  { family: AWAY_TOTAL, counts: COUNT_KEYS },
  { family: ODD_EVEN, counts: COUNT_KEYS },
  { family: BOTH_TEAMS_TO_SCORE, counts: ON_SCORE },
  { family: EXACT_TOTAL, counts: COUNT_KEYS },
  { family: CORRECT_SCORE, counts: ON_SCORES },
  { family: WINNING_MARGIN, counts: ON_SCORES },
  { family: RESULT_AND_TOTAL, counts: ON_SCORE },
  { family: RESULT_AND_BOTH, counts: ON_SCORE },
  { family: TOTAL_AND_BOTH, counts: ON_SCORE },
  { family: HAPPENS_AT_ALL, counts: COUNT_KEYS },
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
  PLAYER_POINTS,
  OVERTIME,
  METHOD_OF_VICTORY,
  ROUND_BETTING,
  TIE_BREAK,
  GOES_THE_DISTANCE,
  TOTAL_ROUNDS,
  RUNS_IN_OVER,
  ...CRICKET_MARKETS,
  MAP_OVERTIME,
  MAP_MINUTES,
  ...RACE_MARKETS,
];

/** Every kind of market of every sport. */
export const MARKET_TYPES: readonly MarketType[] = [
  ...COUNT_FAMILIES.flatMap(({ family, counts }) => counts.map((count) => countMarket(family, count))),
  ...ONE_BY_ONE.flatMap((count) => [raceTo(count), nth(count), lastToHappen(count)]),
  ...SINGLES,
];

const byId = new Map(MARKET_TYPES.map((type) => [type.id, type]));
const byKey = new Map(MARKET_TYPES.map((type) => [type.key, type]));
invariant(byId.size === MARKET_TYPES.length && byKey.size === MARKET_TYPES.length, 'two market types share an id or a key');

/** The type of a market reference's `type`; undefined for a number that no type has. */
export const marketType = (id: number): MarketType | undefined => byId.get(id);
export const marketTypeByKey = (key: string): MarketType | undefined => byKey.get(key);
