import type { CountMarketFamily } from '@touchline/betting/markets/count-market-family';
import { HALF_LOSE, HALF_WIN, type LegResult, LOSE, VOID, WIN } from '@touchline/betting/settlement/leg-result';
import type { MarketRef } from '@touchline/kernel/selection';
import type { CountMarginals, IntegerDistribution, JointDistribution } from './count-marginals.ts';

/** The return of a unit stake on one outcome: shares of whole wins, refunds and so on. */
interface Expectation {
  win: number;
  halfWin: number;
  halfLose: number;
  refund: number;
}

function weigh(e: Expectation, result: LegResult, p: number): void {
  if (result === WIN) e.win += p;
  else if (result === LOSE) return;
  else if (result === VOID) e.refund += p;
  else if (result === HALF_WIN) e.halfWin += p;
  else if (result === HALF_LOSE) e.halfLose += p;
}

/**
 * 1 / (fair decimal odds): the odds o at which win*o + halfWin*(o+1)/2 + refund + halfLose/2 = 1. Null where the stake always comes back.
 */
function fairOf({ win, halfWin, halfLose, refund }: Expectation): number | null {
  const staked = 1 - refund - (halfWin + halfLose) / 2;
  return staked <= 1e-9 ? null : (win + halfWin / 2) / staked;
}

function fairFromDistribution(family: CountMarketFamily, ref: MarketRef, outcome: number, { min, p }: IntegerDistribution): number | null {
  const e: Expectation = { win: 0, halfWin: 0, halfLose: 0, refund: 0 };
  const awayOnly = family.reads === 'away';
  for (let i = 0; i < p.length; i++) {
    const q = p[i] ?? 0;
    if (q > 0) weigh(e, awayOnly ? family.final(ref, outcome, 0, min + i) : family.final(ref, outcome, min + i, 0), q);
  }
  return fairOf(e);
}

function fairFromJoint(
  family: CountMarketFamily,
  ref: MarketRef,
  outcome: number,
  { baseHome, baseAway, n, p }: JointDistribution,
): number | null {
  const e: Expectation = { win: 0, halfWin: 0, halfLose: 0, refund: 0 };
  for (let h = 0, i = 0; h < n; h++)
    for (let a = 0; a < n; a++, i++) {
      const q = p[i] ?? 0;
      if (q > 1e-12) weigh(e, family.final(ref, outcome, baseHome + h, baseAway + a), q);
    }
  return fairOf(e);
}

/** 1 / (fair odds) of an outcome; null where there is no price (stake always refunded, or the outlook has no joint distribution). */
export function fairProbability(family: CountMarketFamily, ref: MarketRef, outcome: number, spreads: CountMarginals): number | null {
  if (family.reads === 'pair') return spreads.joint ? fairFromJoint(family, ref, outcome, spreads.joint) : null;
  return fairFromDistribution(family, ref, outcome, spreads[family.reads]);
}
