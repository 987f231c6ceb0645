import { add, compare, ONE, type Ratio, ratio, roundHalfUp, ZERO } from '@touchline/kernel/ratio';
import { decideBoost } from '../boost/boost-multiplier.ts';
import { type FoldedBet, foldBet } from '../builder/fold-bet.ts';
import { antiExpressOdds } from '../settlement/anti-express.ts';
import { betMultiplier, blockMultiplier, eachWayHalves, type MultipliedBet } from '../settlement/bet-multiplier.ts';
import { accountPlan } from '../systems/account-plan.ts';
import { linePlan } from '../systems/line-plan.ts';
import type { Bet, Block } from './bet.ts';
import { legPrice } from './leg-price.ts';

/**
 * The exact return per unit of stake: `greatest` when every leg wins, `least` when as few legs win as the bet needs in order not to
 * be lost. Void and half results can end between or below these.
 */
export interface BetBounds {
  readonly least: Ratio;
  readonly greatest: Ratio;
}

/** The legs that win in the poorest case that is not a loss by rule. */
function fewestWinners(bet: MultipliedBet, wins: readonly Ratio[]): ReadonlySet<number> {
  const { shape } = bet;
  if (shape.kind === 'chain' || shape.kind === 'conditional') {
    // The account never falls when a multiplier rises, so with the first block won the poorest case is that all others lose.
    return new Set(accountPlan(shape, bet.stakeMinor, bet.legs.length).blocks[0]);
  }
  if (shape.kind === 'each-way') {
    // A place pays less than a win, and a runner can be placed without winning: the poorest line of the place half alone.
    const [, legs] = eachWayHalves(bet.legs);
    const [, own] = eachWayHalves(wins);
    const placed = fewestWinners({ stakeMinor: bet.stakeMinor, legs, shape: shape.half }, own);
    return new Set([...placed].map((leg) => leg + legs.length));
  }
  const plan = linePlan(shape, bet.legs.length);
  const value = (block: Block): Ratio => blockMultiplier(block, wins);
  const poorest = [...plan.blocks].sort((a, b) => compare(value(a), value(b))).slice(0, plan.smallest);
  return new Set([...plan.lobby, ...poorest.flat()]);
}

/** The multiplier of an anti-express, whatever happens; undefined where it has no price. */
function antiExpressReturn(bet: FoldedBet, marginPermille: number): Ratio | undefined {
  const odds = antiExpressOdds(bet.legs.map(legPrice), marginPermille);
  return odds === undefined ? undefined : ratio(BigInt(odds), 1000n);
}

const winsOf = (bet: FoldedBet): readonly Ratio[] => bet.legs.map(legPrice);

/** The multiplier with what a boost adds to it when no leg is void. */
function boosted(bet: FoldedBet, multiplier: Ratio): Ratio {
  const boost = bet.boost && decideBoost(bet.boost, bet, [], multiplier);
  return boost ? add(multiplier, boost.added) : multiplier;
}

/** The greatest return of a bet of a valid shape alone: all that taking a bet asks. Undefined for an anti-express that has no price. */
export function greatestReturn(given: Bet): Ratio | undefined {
  const bet = foldBet(given);
  const { shape } = bet;
  if (shape.kind === 'anti-express') return antiExpressReturn(bet, shape.marginPermille);
  return boosted(bet, betMultiplier({ ...bet, shape }, winsOf(bet)));
}

/** Least and greatest return of a bet of a valid shape; undefined for an anti-express that has no price. */
export function betBounds(given: Bet): BetBounds | undefined {
  const bet = foldBet(given);
  const { shape } = bet;
  if (shape.kind === 'anti-express') {
    const paid = antiExpressReturn(bet, shape.marginPermille);
    return paid && { least: paid, greatest: paid };
  }
  const multiplied: MultipliedBet = { ...bet, shape };
  const wins = winsOf(bet);
  const winners = fewestWinners(multiplied, wins);
  const least = betMultiplier(
    multiplied,
    wins.map((m, leg) => (winners.has(leg) ? m : ZERO)),
  );
  return { least: boosted(bet, least), greatest: boosted(bet, betMultiplier(multiplied, wins)) };
}

/** Stake times multiplier, rounded once, half up to the minor unit. */
export const returnOf = (stakeMinor: bigint, multiplier: Ratio = ONE): bigint =>
  roundHalfUp({ num: stakeMinor * multiplier.num, den: multiplier.den });
