import { roundHalfUp } from '@touchline/kernel/ratio';
import { legPayoutRatio } from '../coupon/leg-payout-ratio.ts';
import { deductionForOdds, MAX_DEDUCTION_PERCENT } from '../each-way/rule-four.ts';
import { deadHeat } from '../settlement/dead-heat.ts';
import { type LegResult, legMultiplier } from '../settlement/leg-result.ts';

const paid = (stakeMinor: bigint, { num, den }: { readonly num: bigint; readonly den: bigint }): bigint =>
  roundHalfUp({ num: stakeMinor * num, den });

export interface DeadHeatCalculation {
  readonly result: LegResult;
  /** The payout, and what it would have been without the tie. */
  readonly returnMinor: bigint;
  readonly fullReturnMinor: bigint;
}

/** The dead heat calculator: `tied` share a place behind `ahead` others, `paidPlaces` are paid. */
export function calculateDeadHeat(stakeMinor: bigint, odds: number, paidPlaces: number, ahead: number, tied: number): DeadHeatCalculation {
  const result = deadHeat(paidPlaces, ahead, tied);
  return {
    result,
    returnMinor: paid(stakeMinor, legMultiplier({ odds }, result)),
    fullReturnMinor: paid(stakeMinor, legPayoutRatio({ odds })),
  };
}

export interface RuleFourCalculation {
  /** The deduction for each withdrawn runner. */
  readonly percents: readonly number[];
  /** All of them together, 90 at most. */
  readonly deductionPercent: number;
  readonly returnMinor: bigint;
  readonly fullReturnMinor: bigint;
  readonly deductedMinor: bigint;
}

/** The Rule 4 calculator: a winner at `odds` after the withdrawal of runners at these odds. */
export function calculateRuleFour(stakeMinor: bigint, odds: number, withdrawnOdds: readonly number[]): RuleFourCalculation {
  const percents = withdrawnOdds.map((withdrawn) => deductionForOdds(withdrawn));
  const deductionPercent = Math.min(
    percents.reduce((a, b) => a + b, 0),
    MAX_DEDUCTION_PERCENT,
  );
  const returnMinor = paid(stakeMinor, legPayoutRatio({ odds, deductionPercent }));
  const fullReturnMinor = paid(stakeMinor, legPayoutRatio({ odds }));
  return { percents, deductionPercent, returnMinor, fullReturnMinor, deductedMinor: fullReturnMinor - returnMinor };
}
