import { add, compare, ONE, type Ratio, ratio, roundHalfUp, ZERO } from '@touchline/kernel/ratio';
import { boostFor } from '../boost/boost-multiplier.ts';
import { type CollapsedBet, collapseBuilderLegs } from '../builder/collapse-bet.ts';
import { antiAccumulatorOdds } from '../settlement/anti-accumulator.ts';
import { betMultiplier, groupMultiplier, type MultipliedBet, splitEachWay } from '../settlement/bet-multiplier.ts';
import { planRollingStakes } from '../systems/rolling-stake-plan.ts';
import { systemLines } from '../systems/system-lines.ts';
import type { Bet, LegGroup } from './bet.ts';
import { legPayoutRatio } from './leg-payout-ratio.ts';

/**
 * The exact return per unit of stake: `max` when every leg wins, `min` when as few legs win as the bet needs in order not to
 * be lost. Void and half results can end between or below these.
 */
export interface ReturnBounds {
  readonly min: Ratio;
  readonly max: Ratio;
}

/** The legs that win in the poorest case that is not a loss by rule. */
function fewestWinners(bet: MultipliedBet, wins: readonly Ratio[]): ReadonlySet<number> {
  const { shape } = bet;
  if (shape.kind === 'chain' || shape.kind === 'conditional') {
    // The account never falls when a multiplier rises, so with the first block won the poorest case is that all others lose.
    return new Set(planRollingStakes(shape, bet.stakeMinor, bet.legs.length).blocks[0]);
  }
  if (shape.kind === 'each-way') {
    // A place pays less than a win, and a runner can be placed without winning: the poorest line of the place half alone.
    const [, legs] = splitEachWay(bet.legs);
    const [, own] = splitEachWay(wins);
    const placed = fewestWinners({ stakeMinor: bet.stakeMinor, legs, shape: shape.half }, own);
    return new Set([...placed].map((leg) => leg + legs.length));
  }
  const plan = systemLines(shape, bet.legs.length);
  const value = (block: LegGroup): Ratio => groupMultiplier(block, wins);
  const poorest = [...plan.blocks].sort((a, b) => compare(value(a), value(b))).slice(0, plan.smallest);
  return new Set([...plan.lobby, ...poorest.flat()]);
}

/** The multiplier of an anti-accumulator, whatever happens; undefined where it has no price. */
function antiAccumulatorReturn(bet: CollapsedBet, marginPermille: number): Ratio | undefined {
  const odds = antiAccumulatorOdds(bet.legs.map(legPayoutRatio), marginPermille);
  return odds === undefined ? undefined : ratio(BigInt(odds), 1000n);
}

const winsOf = (bet: CollapsedBet): readonly Ratio[] => bet.legs.map(legPayoutRatio);

/** The multiplier with what a boost adds to it when no leg is void. */
function boosted(bet: CollapsedBet, multiplier: Ratio): Ratio {
  const boost = bet.boost && boostFor(bet.boost, bet, [], multiplier);
  return boost ? add(multiplier, boost.added) : multiplier;
}

/** The maximum return alone, which is all that acceptance needs. Undefined for an anti-accumulator without odds. */
export function maxReturn(given: Bet): Ratio | undefined {
  const bet = collapseBuilderLegs(given);
  const { shape } = bet;
  if (shape.kind === 'anti-express') return antiAccumulatorReturn(bet, shape.marginPermille);
  return boosted(bet, betMultiplier({ ...bet, shape }, winsOf(bet)));
}

/** Minimum and maximum return of a bet of a valid structure; undefined for an anti-accumulator without odds. */
export function returnBounds(given: Bet): ReturnBounds | undefined {
  const bet = collapseBuilderLegs(given);
  const { shape } = bet;
  if (shape.kind === 'anti-express') {
    const paid = antiAccumulatorReturn(bet, shape.marginPermille);
    return paid && { min: paid, max: paid };
  }
  const multiplied: MultipliedBet = { ...bet, shape };
  const wins = winsOf(bet);
  const winners = fewestWinners(multiplied, wins);
  const min = betMultiplier(
    multiplied,
    wins.map((m, leg) => (winners.has(leg) ? m : ZERO)),
  );
  return { min: boosted(bet, min), max: boosted(bet, betMultiplier(multiplied, wins)) };
}

/** Stake times multiplier, rounded once, half up to the minor unit. */
export const returnOf = (stakeMinor: bigint, multiplier: Ratio = ONE): bigint =>
  roundHalfUp({ num: stakeMinor * multiplier.num, den: multiplier.den });
