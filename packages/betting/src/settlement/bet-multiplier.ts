import { invariant, unreachable } from '@touchline/kernel/invariant';
import { add, compare, mul, ONE, type Ratio, ratio, sub, ZERO } from '@touchline/kernel/ratio';
import type { Bet, BetStructure, LegGroup } from '../coupon/bet.ts';
import { planRollingStakes } from '../systems/rolling-stake-plan.ts';
import { sumOfLines } from '../systems/symmetric-sums.ts';
import { countLines, systemLines } from '../systems/system-lines.ts';

/** Every kind that is a function of its legs' multipliers. The anti-accumulator is not: a void leg changes its price. */
export type MultipliedShape = Exclude<BetStructure, { kind: 'anti-express' }>;
export interface MultipliedBet extends Bet {
  readonly shape: MultipliedShape;
}

/** The two halves of an each-way bet: its first n legs to win, the same n to be placed. */
export type EachWayShape = Extract<BetStructure, { kind: 'each-way' }>;
export const splitEachWay = <T>(items: readonly T[]): readonly [win: readonly T[], place: readonly T[]] => [
  items.slice(0, items.length / 2),
  items.slice(items.length / 2),
];

/** The product of a block's legs: an accumulator inside the bet. An empty block is 1. */
export function groupMultiplier(block: LegGroup, multipliers: readonly Ratio[]): Ratio {
  let product = ONE;
  for (const leg of block) {
    const m = multipliers[leg];
    invariant(m !== undefined, `a block names leg ${leg}, which the bet does not have`);
    if (m.num === 0n) return ZERO;
    product = mul(product, m);
  }
  return product;
}

/** One turn of a chain's or conditional bet's account: stakes `wanted` or what is left, and receives the stake times the multiplier. */
export interface RollingStep {
  readonly before: Ratio;
  readonly staked: Ratio;
  readonly multiplier: Ratio;
  readonly after: Ratio;
}

/** The account of a chain or conditional bet, turn by turn, in minor units and exact. */
export function rollStakes(bet: MultipliedBet, multipliers: readonly Ratio[]): readonly RollingStep[] {
  invariant(bet.shape.kind === 'chain' || bet.shape.kind === 'conditional', 'only chains and conditional bets have an account');
  const { blocks, stakes } = planRollingStakes(bet.shape, bet.stakeMinor, bet.legs.length);
  let account = ratio(bet.stakeMinor, 1n);
  return blocks.map((block, i) => {
    const wanted = stakes[i] ?? 'max';
    const max = wanted === 'max' ? account : ratio(wanted, 1n);
    const staked = compare(max, account) > 0 ? account : max;
    const multiplier = groupMultiplier(block, multipliers);
    const before = account;
    account = multiplier.num === 0n ? sub(before, staked) : add(sub(before, staked), mul(staked, multiplier));
    return { before, staked, multiplier, after: account };
  });
}

/** Each half of an each-way bet as a bet of its own, with the multipliers of its legs. */
export function eachWayParts(
  bet: Bet,
  { half }: EachWayShape,
  multipliers: readonly Ratio[],
): readonly { readonly half: MultipliedBet; readonly own: readonly Ratio[] }[] {
  const legs = splitEachWay(bet.legs);
  return splitEachWay(multipliers).map((own, i) => ({ half: { stakeMinor: bet.stakeMinor, legs: legs[i] ?? [], shape: half }, own }));
}

/**
 * The bet's return per unit of its stake, exactly, for given multipliers of its legs. It grows with every multiplier, which settlement, pricing and
 * sale all rely on. A stake of 0 counts as one unit.
 */
export function betMultiplier(bet: MultipliedBet, multipliers: readonly Ratio[]): Ratio {
  invariant(multipliers.length === bet.legs.length, 'one multiplier per leg');
  const { shape } = bet;
  switch (shape.kind) {
    case 'single':
    case 'express':
    case 'system':
    case 'full-cover':
    case 'multi': {
      const plan = systemLines(shape, bet.legs.length);
      const lobby = groupMultiplier(plan.lobby, multipliers);
      if (lobby.num === 0n) return ZERO;
      const blocks = plan.blocks.map((block) => groupMultiplier(block, multipliers));
      const lines = countLines(plan);
      const total = mul(lobby, sumOfLines(blocks, plan.smallest, plan.largest));
      return { num: total.num, den: total.den * BigInt(lines) };
    }
    case 'chain':
    case 'conditional': {
      const staked = bet.stakeMinor > 0n ? bet : { ...bet, stakeMinor: 1n };
      const last = rollStakes(staked, multipliers).at(-1);
      invariant(last !== undefined, 'a bet on an account has a block');
      return { num: last.after.num, den: last.after.den * staked.stakeMinor };
    }
    case 'each-way': {
      const [win, place] = eachWayParts(bet, shape, multipliers).map(({ half, own }) => betMultiplier(half, own));
      invariant(win && place, 'an each-way bet has two halves');
      const both = add(win, place);
      return { num: both.num, den: both.den * 2n };
    }
    default:
      return unreachable(shape);
  }
}
