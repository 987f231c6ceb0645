import { compare, ONE, type Ratio, ratio, roundHalfUp, ZERO } from '@touchline/kernel/ratio';
import { antiExpressOdds } from '../settlement/anti-express.ts';
import { betMultiplier, blockMultiplier, type MultipliedBet } from '../settlement/bet-multiplier.ts';
import { legMultiplier, WIN } from '../settlement/leg-result.ts';
import { accountPlan } from '../systems/account-plan.ts';
import { linePlan } from '../systems/line-plan.ts';
import type { Bet, Block } from './bet.ts';

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
  const plan = linePlan(shape, bet.legs.length);
  const value = (block: Block): Ratio => blockMultiplier(block, wins);
  const poorest = [...plan.blocks].sort((a, b) => compare(value(a), value(b))).slice(0, plan.smallest);
  return new Set([...plan.lobby, ...poorest.flat()]);
}

/** The multiplier of an anti-express, whatever happens; undefined where it has no price. */
function antiExpressReturn(bet: Bet, marginPermille: number): Ratio | undefined {
  const odds = antiExpressOdds(bet.legs, marginPermille);
  return odds === undefined ? undefined : ratio(BigInt(odds), 1000n);
}

const winsOf = (bet: Bet): readonly Ratio[] => bet.legs.map(({ odds }) => legMultiplier(odds, WIN));

/** The greatest return of a bet of a valid shape alone: all that taking a bet asks. Undefined for an anti-express that has no price. */
export function greatestReturn(bet: Bet): Ratio | undefined {
  const { shape } = bet;
  if (shape.kind === 'anti-express') return antiExpressReturn(bet, shape.marginPermille);
  return betMultiplier({ ...bet, shape }, winsOf(bet));
}

/** Least and greatest return of a bet of a valid shape; undefined for an anti-express that has no price. */
export function betBounds(bet: Bet): BetBounds | undefined {
  const { shape } = bet;
  if (shape.kind === 'anti-express') {
    const paid = antiExpressReturn(bet, shape.marginPermille);
    return paid && { least: paid, greatest: paid };
  }
  const multiplied: MultipliedBet = { ...bet, shape };
  const wins = winsOf(bet);
  const winners = fewestWinners(multiplied, wins);
  return {
    least: betMultiplier(
      multiplied,
      wins.map((m, leg) => (winners.has(leg) ? m : ZERO)),
    ),
    greatest: betMultiplier(multiplied, wins),
  };
}

/** Stake times multiplier, rounded once, half up to the minor unit. */
export const returnOf = (stakeMinor: bigint, multiplier: Ratio = ONE): bigint =>
  roundHalfUp({ num: stakeMinor * multiplier.num, den: multiplier.den });
