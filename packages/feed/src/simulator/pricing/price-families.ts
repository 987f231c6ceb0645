import type { CountMarketFamily } from '@touchline/betting/markets/count-market-family';
import { type FamilyKey, familyTypeId, STANDALONE_MARKET_IDS } from '@touchline/betting/markets/market-ids';
import { COUNT_FAMILIES } from '@touchline/betting/markets/registry';
import { ANY_OTHER, scoreOutcome } from '@touchline/betting/markets/score/correct-score';
import { marginOutcome } from '@touchline/betting/markets/score/winning-margin';
import { countedIncidents } from '@touchline/betting/match-state/counted-incidents';
import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { CountKey } from '@touchline/catalogue/count-keys';
import { encodeMarketId, type MarketRef } from '@touchline/kernel/selection';
import type { FairMarket, StatForecast } from '../sport-model.ts';
import { at, type CountMarginals, marginalsOf, meanOf } from './count-marginals.ts';
import { fairProbability } from './fair-probability.ts';
import { linesAround } from './lines.ts';
import { firstTo, kthNext, lastOne, type SideChances } from './order-markets.ts';
import { priceHalves } from './price-halves.ts';

const FAMILIES = new Map(COUNT_FAMILIES.map(({ family, counts }) => [family.family, { family, counts: new Set(counts) }]));
const ON_SCORES: ReadonlySet<CountKey> = new Set(['score', 'full-score', 'set']);
/** Secondary statistics that get the whole range of markets; the others get a winner, totals and handicaps. */
const RICH: ReadonlySet<CountKey> = new Set(['corner', 'yellow', 'one-eighty', 'kill']);
/** Above this mean, exact numbers and scores are no longer markets. */
const LOW = 9;

/** Collects the fair markets of one count in one period. */
class Board {
  readonly markets: FairMarket[] = [];
  readonly stat: CountKey;
  readonly period: number;
  readonly spreads: CountMarginals;

  constructor(stat: CountKey, period: number, spreads: CountMarginals) {
    this.stat = stat;
    this.period = period;
    this.spreads = spreads;
  }

  /** Prices a family by its own `final`, if it is offered over this count. */
  family(key: FamilyKey, line = 0, specifier = 0, outcomes?: readonly number[]): void {
    const entry = FAMILIES.get(key);
    if (!entry?.counts.has(this.stat)) return;
    const { family } = entry;
    const ref: MarketRef = { type: familyTypeId(key, this.stat), period: this.period, line, specifier };
    const fair = priceOutcomes(family, ref, outcomes ?? family.outcomes ?? [], this.spreads);
    if (fair) this.markets.push({ market: encodeMarketId(ref), outcomes: fair });
  }

  sides(key: FamilyKey, specifier: number, [home, neither, away]: SideChances): void {
    const market = encodeMarketId({ type: familyTypeId(key, this.stat), period: this.period, line: 0, specifier });
    this.markets.push({
      market,
      outcomes: [
        [1, home],
        [0, neither],
        [2, away],
      ],
    });
  }
}

function priceOutcomes(
  family: CountMarketFamily,
  ref: MarketRef,
  outcomes: readonly number[],
  spreads: CountMarginals,
): (readonly [number, number])[] | null {
  const fair: (readonly [number, number])[] = [];
  for (const outcome of outcomes) {
    const p = fairProbability(family, ref, outcome, spreads);
    if (p === null) return null;
    fair.push([outcome, p]);
  }
  return fair;
}

function lined(board: Board, { lineStep = 2, lines = 2 }: StatForecast): void {
  const { spreads } = board;
  for (const line of linesAround(spreads.total, lineStep, lines)) board.family('total', line);
  // The home side's handicap is minus the difference at which the match is even.
  for (const line of linesAround(spreads.difference, lineStep, lines)) board.family('asian-handicap', -line);
  const few = Math.min(lines, 1);
  for (const line of linesAround(spreads.home, Math.max(lineStep, 4), few)) board.family('home-total', line);
  for (const line of linesAround(spreads.away, Math.max(lineStep, 4), few)) board.family('away-total', line);
}

function threeWay(board: Board): void {
  board.family('result');
  board.family('double-chance');
  board.family('draw-no-bet');
}

function handicaps(board: Board): void {
  const even = Math.round(meanOf(board.spreads.difference));
  for (const goals of [even - 1, even, even + 1]) if (goals !== 0) board.family('handicap', -4 * goals);
}

function exactTotals(board: Board): void {
  const { spreads } = board;
  for (const [key, spread, reach] of [
    ['exact-total', spreads.total, 4],
    ['home-exact', spreads.home, 2],
    ['away-exact', spreads.away, 2],
  ] as const) {
    const cap = Math.max(reach, Math.round(meanOf(spread)) + 2, spread.min + 2);
    const outcomes: number[] = [];
    for (let n = spread.min; n <= cap; n++) outcomes.push(n);
    board.family(key, 0, cap, outcomes);
  }
}

function correctScore(board: Board): void {
  const joint = board.spreads.joint;
  if (!joint) return;
  const wide = board.stat === 'set' ? joint.n - 1 : board.period === 0 ? 4 : 3;
  const grid = Math.max(wide, joint.baseHome + 2, joint.baseAway + 2);
  if (grid > 30) return;
  const fair: [number, number][] = [];
  let listed = 0;
  for (let h = 0; h < joint.n && joint.baseHome + h <= grid; h++)
    for (let a = 0; a < joint.n && joint.baseAway + a <= grid; a++) {
      const p = joint.p[h * joint.n + a] ?? 0;
      listed += p;
      if (p > 0) fair.push([scoreOutcome(joint.baseHome + h, joint.baseAway + a), p]);
    }
  if (listed < 1 - 1e-6) fair.push([ANY_OTHER, 1 - listed]);
  board.markets.push({
    market: encodeMarketId({ type: familyTypeId('correct-score', board.stat), period: board.period, line: 0, specifier: grid }),
    outcomes: fair,
  });
}

function winningMargin(board: Board, low: boolean): void {
  const width = low ? 1 : Math.max(1, Math.round(spreadWidth(board.spreads) / 3));
  const bands = low ? 3 : 6;
  const outcomes: number[] = [];
  for (const side of [1, 2] as const) for (let band = 1; band <= bands; band++) outcomes.push(marginOutcome(side, band));
  if (at(board.spreads.difference, 0) > 0) outcomes.push(0);
  if (width < 32) board.family('winning-margin', 0, width * 32 + bands, outcomes);
}

function spreadWidth({ difference }: CountMarginals): number {
  const m = meanOf(difference);
  let variance = 0;
  for (let i = 0; i < difference.p.length; i++) variance += (difference.min + i - m) ** 2 * (difference.p[i] ?? 0);
  return Math.sqrt(variance);
}

function goals(board: Board): void {
  board.family('both-score');
  for (const key of ['home-clean-sheet', 'away-clean-sheet'] as const) board.family(key);
  for (const key of ['home-win-to-nil', 'away-win-to-nil'] as const) board.family(key);
  board.family('home-odd-even');
  board.family('away-odd-even');
  if (board.period !== 0) return;
  const even = Math.max(2, Math.round(meanOf(board.spreads.total)) - 1);
  for (const whole of [even, even + 1]) {
    board.family('result-and-total', 4 * whole + 2);
    board.family('total-and-both', 4 * whole + 2);
  }
  board.family('result-and-both');
}

function order(board: Board, facts: MatchState, format: MatchFormat, races: readonly number[]): void {
  const joint = board.spreads.joint;
  if (!joint) return;
  const scored = joint.baseHome + joint.baseAway;
  for (let k = 1; k <= 2; k++) board.sides('nth', scored + k, kthNext(joint, k));
  const side = countedIncidents(facts, format, board.stat, board.period).at(-1)?.side ?? 0;
  board.sides('last', 0, lastOne(joint, side));
  for (const goal of races) if (Math.max(joint.baseHome, joint.baseAway) < goal) board.sides('race-to', goal, firstTo(joint, goal));
}

function onScores(board: Board, outlook: StatForecast, facts: MatchState, format: MatchFormat): void {
  const { stat, period, spreads } = board;
  const low = meanOf(spreads.total) < LOW && spreads.joint !== null;
  const twoWay = stat !== 'score' || (format.scoring === 'periods' && period > 0);
  if (twoWay || (format.scoring === 'sum' && period > 0 && !low)) winnerOf(board);
  // In sports whose periods are won the score of the match is games or points: who has more of them is not the result.
  if (!twoWay && format.scoring === 'sum' && (low || at(spreads.difference, 0) > 0.004)) threeWay(board);
  lined(board, outlook);
  board.family('odd-even');
  if (stat === 'set' || (low && format.scoring === 'sum' && stat === 'score')) correctScore(board);
  if (stat === 'set' || (format.scoring === 'sum' && period === 0)) winningMargin(board, low);
  if (!low || format.scoring !== 'sum' || stat !== 'score') return;
  handicaps(board);
  exactTotals(board);
  goals(board);
  order(board, facts, format, period === 0 ? [2, 3] : []);
}

/** Winner of the match (with overtime, or by periods) or of one period; a level end gives the stake back. */
function winnerOf(board: Board): void {
  const draw = at(board.spreads.difference, 0);
  let home = 0;
  const { min, p } = board.spreads.difference;
  for (let i = 0; i < p.length; i++) if (min + i > 0) home += p[i] ?? 0;
  if (draw > 1 - 1e-9) return;
  const fair = home / (1 - draw);
  board.markets.push({
    market: encodeMarketId({ type: STANDALONE_MARKET_IDS.winner, period: board.period, line: 0, specifier: 0 }),
    outcomes: [
      [1, fair],
      [2, 1 - fair],
    ],
  });
}

function onStatistic(board: Board, outlook: StatForecast, facts: MatchState, format: MatchFormat): void {
  const expected = meanOf(board.spreads.total);
  if (expected < 1.6) {
    board.family('any');
    return;
  }
  board.family('result');
  lined(board, { ...outlook, lines: outlook.lines ?? 1, lineStep: outlook.lineStep ?? 4 });
  if (!RICH.has(board.stat)) return;
  board.family('double-chance');
  board.family('odd-even');
  handicaps(board);
  if (board.period === 0 && board.spreads.joint) order(board, facts, format, [5]);
}

/**
 * Fair prices of every family over the counts that a sport looks ahead to, by the very rules that settle them. Includes the markets that
 * join periods (half-time/full-time, highest-scoring period...) where all periods are given as joint distributions.
 */
export function priceFamilies(format: MatchFormat, outlooks: readonly StatForecast[], facts: MatchState): FairMarket[] {
  const markets: FairMarket[] = [];
  const worked = outlooks.map((outlook) => ({ outlook, spreads: marginalsOf(outlook.outlook) }));
  for (const { outlook, spreads } of worked) {
    const board = new Board(outlook.stat, outlook.period, spreads);
    if (ON_SCORES.has(outlook.stat)) onScores(board, outlook, facts, format);
    else onStatistic(board, outlook, facts, format);
    markets.push(...board.markets);
  }
  markets.push(...priceHalves(format, worked, facts));
  return markets;
}
