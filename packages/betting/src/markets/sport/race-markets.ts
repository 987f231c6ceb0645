import { decodeMarketId, type MarketId } from '@touchline/kernel/selection';
import { deadHeat } from '../../settlement/dead-heat.ts';
import { type LegResult, LOSE, VOID, WIN } from '../../settlement/leg-result.ts';
import { defineMarket } from '../define-market.ts';
import { STANDALONE_MARKET_IDS } from '../market-ids.ts';
import type { MarketType } from '../market-type.ts';
import type { OutcomeName } from '../outcome-name.ts';

const runnerName = (_ref: unknown, outcome: number): OutcomeName => ({ key: 'runner', args: { index: outcome } });

/** Dead heat: paid places left over the number tied, times the odds (betting.md, "Leg multipliers"). Non-runners are void. */
function placed(places: readonly number[], runner: number, paid: number): LegResult {
  const place = places[runner];
  if (place === undefined || place === -1) return VOID;
  if (place === 0) return LOSE;
  let ahead = 0;
  let tied = 0;
  for (const other of places) {
    if (other > 0 && other < place) ahead++;
    if (other === place) tied++;
  }
  return deadHeat(paid, ahead, tied);
}

function runnerMarket(key: 'race-winner' | 'race-place' | 'outright', paid: (specifier: number) => number): MarketType {
  return defineMarket({
    id: STANDALONE_MARKET_IDS[key],
    key,
    group: 'main',
    layout: 1,
    outcomes: null,
    outcomeName: runnerName,
    settle(ref, outcome, facts) {
      if (facts.places === null) return undefined;
      if (facts.places[outcome] === -1) return VOID;
      return facts.status === 'ended' ? placed(facts.places, outcome, paid(ref.specifier)) : undefined;
    },
  });
}

/** The market on who wins a race, which has starting prices. */
export const isWinMarket = (market: MarketId): boolean => decodeMarketId(market).type === STANDALONE_MARKET_IDS['race-winner'];

/** Markets on one runner against all others: there a runner taken out makes the rest likelier, and Rule 4 takes from what they pay. */
export function isRuleFourMarket(market: MarketId): boolean {
  const { type } = decodeMarketId(market);
  return type === STANDALONE_MARKET_IDS['race-winner'] || type === STANDALONE_MARKET_IDS['race-place'];
}

/** First and second in this order: outcome = first * 32 + second. */
export const forecastOutcome = (first: number, second: number): number => first * 32 + second;

/** A tricast is offered in fields of up to so many: 11 x 10 x 9 orders are the most that the outcomes of one market have room for. */
export const TRICAST_RUNNERS = 11;
const AFTER_FIRST = TRICAST_RUNNERS - 1;
const AFTER_SECOND = TRICAST_RUNNERS - 2;

/** The first three in this order: its place among all orders of eleven runners. Throws RangeError where they are not three of eleven. */
export function tricastOutcome(first: number, second: number, third: number): number {
  const order = [first, second, third];
  if (new Set(order).size < 3 || order.some((runner) => !Number.isInteger(runner) || runner < 0 || runner >= TRICAST_RUNNERS))
    throw new RangeError(`no tricast: ${order.join()}`);
  const ofRest = second - (second > first ? 1 : 0);
  const ofLast = third - (third > first ? 1 : 0) - (third > second ? 1 : 0);
  return (first * AFTER_FIRST + ofRest) * AFTER_SECOND + ofLast;
}

/** The runners that a tricast's outcome names, from 0: the way back from `tricastOutcome`. */
export function tricastRunners(outcome: number): readonly [first: number, second: number, third: number] {
  const first = Math.floor(outcome / (AFTER_FIRST * AFTER_SECOND));
  const rest = Math.floor(outcome / AFTER_SECOND) % AFTER_FIRST;
  const second = rest + (rest >= first ? 1 : 0);
  const [low, high] = first < second ? [first, second] : [second, first];
  let third = outcome % AFTER_SECOND;
  if (third >= low) third++;
  if (third >= high) third++;
  return [first, second, third];
}

/**
 * How an order of the first runners ends, as bookmakers settle forecasts and tricasts at a fixed price:
 * - A named runner that did not start: void.
 * - A dead heat: the odds over the number of orders that the ties allow (Tattersalls' Rule on dead heats). Two who share the first place allow two.
 * - Fewer finish than are named: what is right as far as places were taken is void, and the rest loses.
 */
function ordered(places: readonly number[], order: readonly number[]): LegResult {
  const named = order.map((runner) => places[runner]);
  if (named.some((place) => place === undefined || place === -1)) return VOID;
  const taken = places.filter((place) => place > 0).sort((a, b) => a - b);
  const last = Math.min(order.length, taken.length);
  if (new Set(order).size < order.length || named.some((place, i) => (i < last ? place !== taken[i] : place !== 0))) return LOSE;
  if (last < order.length) return VOID;
  const orders = taken.slice(0, order.length).reduce((product, place, i) => product * (taken.lastIndexOf(place) - i + 1), 1);
  return orders === 1 ? WIN : { kind: 'dead-heat', num: 1, den: orders };
}

function orderMarket(
  key: 'race-forecast' | 'race-tricast',
  orderOf: (outcome: number) => readonly number[],
  outcomeName: (outcome: number) => OutcomeName,
): MarketType {
  return defineMarket({
    id: STANDALONE_MARKET_IDS[key],
    key,
    group: 'specials',
    layout: 3,
    outcomes: null,
    outcomeName: (_ref, outcome) => outcomeName(outcome),
    settle(_ref, outcome, facts) {
      if (facts.places === null || facts.status !== 'ended') return undefined;
      return ordered(facts.places, orderOf(outcome));
    },
  });
}

/** The runners that a forecast's outcome names, from 0. */
export const forecastRunners = (outcome: number): readonly [first: number, second: number] => [Math.floor(outcome / 32), outcome % 32];

const RACE_FORECAST = orderMarket('race-forecast', forecastRunners, (outcome) => {
  const [first, second] = forecastRunners(outcome);
  return { key: 'forecast', args: { first, second } };
});

const RACE_TRICAST = orderMarket('race-tricast', tricastRunners, (outcome) => {
  const [first, second, third] = tricastRunners(outcome);
  return { key: 'tricast', args: { first, second, third } };
});

/** Subject of "who finishes ahead": both runners' numbers. */
export const matchBetSpecifier = (a: number, b: number): number => a * 32 + b;

/** The order of two runners at the finish: 1 the first named, 2 the second. Void if either did not run or neither finished; a tie shares. */
const RACE_MATCH: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['race-match'],
  key: 'race-match',
  group: 'specials',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: (ref, outcome) => ({ key: 'runner', args: { index: outcome === 1 ? Math.floor(ref.specifier / 32) : ref.specifier % 32 } }),
  settle(ref, outcome, facts) {
    if (facts.places === null) return undefined;
    const a = facts.places[Math.floor(ref.specifier / 32)] ?? -1;
    const b = facts.places[ref.specifier % 32] ?? -1;
    if (a === -1 || b === -1) return VOID;
    if (facts.status !== 'ended') return undefined;
    if (a === b) return a === 0 ? VOID : { kind: 'dead-heat', num: 1, den: 2 };
    const firstAhead = b === 0 || (a !== 0 && a < b);
    return firstAhead === (outcome === 1) ? WIN : LOSE;
  },
});

/** Whether the winner's number (from 1) is odd (1) or even (2); a dead heat of both kinds shares. */
const RACE_PARITY: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['race-parity'],
  key: 'race-parity',
  group: 'specials',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: (_ref, outcome) => ({ key: outcome === 1 ? 'odd' : 'even' }),
  settle(_ref, outcome, facts) {
    if (facts.places === null || facts.status !== 'ended') return undefined;
    const winners = facts.places.flatMap((place, i) => (place === 1 ? [i + 1] : []));
    const fitting = winners.filter((n) => (n % 2 === 1) === (outcome === 1)).length;
    if (fitting === 0) return LOSE;
    return fitting === winners.length ? WIN : { kind: 'dead-heat', num: fitting, den: winners.length };
  },
});

/** The last `specifier` of a table: its places are paid from below, and shared as the first ones are. */
const RELEGATION: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS.relegation,
  key: 'relegation',
  group: 'main',
  layout: 1,
  outcomes: null,
  outcomeName: runnerName,
  settle(ref, outcome, { places, status }) {
    if (places === null || status !== 'ended') return undefined;
    return placed(
      places.map((own) => 1 + places.filter((other) => other > own).length),
      outcome,
      ref.specifier,
    );
  },
});

/** Races, votes and seasons: a winner, a place among the first or the last `specifier`, the first two or three in order. */
export const RACE_MARKETS: readonly MarketType[] = [
  runnerMarket('race-winner', () => 1),
  runnerMarket('race-place', (specifier) => specifier),
  runnerMarket('outright', () => 1),
  RELEGATION,
  RACE_FORECAST,
  RACE_TRICAST,
  RACE_MATCH,
  RACE_PARITY,
];
