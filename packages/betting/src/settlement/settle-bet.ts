import { invariant } from '@touchline/kernel/invariant';
import { add, compare, ONE, type Ratio, ratio, roundHalfUp } from '@touchline/kernel/ratio';
import { boostFor } from '../boost/boost-multiplier.ts';
import { type CollapsedBet, collapseBuilderLegs, collapseResults } from '../builder/collapse-bet.ts';
import type { Bet } from '../coupon/bet.ts';
import { settleAntiAccumulator } from './anti-accumulator.ts';
import { betMultiplier, type MultipliedBet } from './bet-multiplier.ts';
import { explainMultiplier } from './explain-multiplier.ts';
import { type LegResult, LOSE, legMultiplier, WIN } from './leg-result.ts';
import type { SettlementStep } from './settlement-trail.ts';

/**
 * `void`: every leg was void. `returned`: exactly the stake came back otherwise. `returned-partly`: less than it, more than nothing.
 * Decided by the exact multiplier, before rounding.
 */
export type BetOutcome = 'won' | 'lost' | 'void' | 'returned' | 'returned-partly';

export interface BetSettlement {
  readonly outcome: BetOutcome;
  /** The bet's payout before payout tax, minor units. */
  readonly returnMinor: bigint;
  /** The exact return per unit of stake. */
  readonly multiplier: Ratio;
  readonly trail: readonly SettlementStep[];
}

function outcomeOf(multiplier: Ratio, results: readonly (LegResult | undefined)[]): BetOutcome {
  if (multiplier.num === 0n) return 'lost';
  if (results.every((r) => r?.kind === 'void')) return 'void';
  const side = compare(multiplier, ONE);
  return side > 0 ? 'won' : side === 0 ? 'returned' : 'returned-partly';
}

const isMultiplied = (bet: CollapsedBet): bet is CollapsedBet & MultipliedBet => bet.shape.kind !== 'anti-express';

function legSteps(bet: Bet, results: readonly (LegResult | undefined)[]): SettlementStep[] {
  const steps: SettlementStep[] = [];
  bet.legs.forEach((one, leg) => {
    const result = results[leg];
    if (result) steps.push({ step: 'leg', leg, odds: one.odds, result, multiplier: legMultiplier(one, result) });
  });
  return steps;
}

function finish(bet: Bet, multiplier: Ratio, results: readonly (LegResult | undefined)[], steps: readonly SettlementStep[]): BetSettlement {
  const exactMinor = ratio(bet.stakeMinor * multiplier.num, multiplier.den);
  const returnMinor = roundHalfUp(exactMinor);
  return {
    outcome: outcomeOf(multiplier, results),
    returnMinor,
    multiplier,
    trail: [...legSteps(bet, results), ...steps, { step: 'total', multiplier }, { step: 'rounded', exactMinor, returnMinor }],
  };
}

/**
 * Settles a bet of any kind: `results[i]` is how leg i ended, undefined while it is open.
 *
 * Undefined while the bet is open. Settles early when the open legs cannot change the return: it compares the return with all of them won
 * and all of them lost, which is enough because the return never falls when a leg improves. Boosted bets that are not lost and
 * anti-accumulators wait for every leg, since a void leg changes their odds. Throws InvariantError when results and legs do not match or
 * the structure names legs that are not there.
 */
export function settleBet(given: Bet, ends: readonly (LegResult | undefined)[]): BetSettlement | undefined {
  invariant(ends.length === given.legs.length, 'one result per leg');
  invariant(given.stakeMinor >= 0n, 'a stake is not negative');
  const bet = collapseBuilderLegs(given);
  const results = collapseResults(given, ends);
  const openLegs = results.flatMap((r, i) => (r === undefined ? [i] : []));

  if (!isMultiplied(bet)) {
    invariant(bet.shape.kind === 'anti-express', 'the only kind without a multiplier');
    const known = results.filter((r) => r !== undefined);
    if (known.length < bet.legs.length) return undefined;
    const { multiplier, lostShare, voidShare, odds } = settleAntiAccumulator(bet.legs, known, bet.shape.marginPermille);
    return finish(bet, multiplier, results, [{ step: 'anti-express', odds: odds ?? null, lostShare, voidShare }]);
  }

  const multipliersIf = (open: LegResult): readonly Ratio[] => {
    const filled = collapseResults(
      given,
      ends.map((r) => r ?? open),
    );
    return bet.legs.map((leg, i) => legMultiplier(leg, filled[i] ?? open));
  };
  const multipliers = multipliersIf(WIN);
  const max = betMultiplier(bet, multipliers);
  const steps = (): readonly SettlementStep[] => explainMultiplier(bet, multipliers);
  if (openLegs.length === 0) {
    const boost = bet.boost && boostFor(bet.boost, bet, results, max);
    if (!boost) return finish(bet, max, results, steps());
    return finish(bet, add(max, boost.added), results, [...steps(), { step: 'boost', ...boost }]);
  }
  // Which tier a boost reaches is known when all legs are.
  if (max.num > 0n && bet.boost) return undefined;
  if (max.num > 0n && compare(betMultiplier(bet, multipliersIf(LOSE)), max) !== 0) return undefined;
  const early: SettlementStep = { step: 'decided-early', openLegs };
  return finish(bet, max, results, max.num === 0n ? [early] : [early, ...steps()]);
}
