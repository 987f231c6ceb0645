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

/** Markets on one runner against all others: there a runner taken out makes the rest likelier, and Rule 4 takes from what they pay. */
export function isRuleFourMarket(market: MarketId): boolean {
  const { type } = decodeMarketId(market);
  return type === STANDALONE_MARKET_IDS['race-winner'] || type === STANDALONE_MARKET_IDS['race-place'];
}

/** First and second in this order: outcome = first * 32 + second. Ties share the odds among the orders they allow. */
export const forecastOutcome = (first: number, second: number): number => first * 32 + second;

const RACE_FORECAST: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS['race-forecast'],
  key: 'race-forecast',
  group: 'specials',
  layout: 3,
  outcomes: null,
  outcomeName: (_ref, outcome) => ({ key: 'forecast', args: { first: Math.floor(outcome / 32), second: outcome % 32 } }),
  settle(_ref, outcome, facts) {
    const places = facts.places;
    if (places === null || facts.status !== 'ended') return undefined;
    const [first, second] = [Math.floor(outcome / 32), outcome % 32];
    const [a, b] = [places[first], places[second]];
    if (a === undefined || b === undefined || a === -1 || b === -1) return VOID;
    const firsts = places.filter((p) => p === 1).length;
    const seconds = places.filter((p) => p === 2).length;
    const orders = firsts > 1 ? firsts * (firsts - 1) : seconds;
    const wins = firsts > 1 ? a === 1 && b === 1 && first !== second : a === 1 && b === 2;
    if (!wins) return LOSE;
    return orders === 1 ? WIN : { kind: 'dead-heat', num: 1, den: orders };
  },
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

/** Races, votes and seasons: a winner, a place among the first or the last `specifier`, the first two in order. */
export const RACE_MARKETS: readonly MarketType[] = [
  runnerMarket('race-winner', () => 1),
  runnerMarket('race-place', (specifier) => specifier),
  runnerMarket('outright', () => 1),
  RELEGATION,
  RACE_FORECAST,
  RACE_MATCH,
  RACE_PARITY,
];
