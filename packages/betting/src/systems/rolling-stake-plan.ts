import type { BetStructure, GroupStake, LegGroup } from '../coupon/bet.ts';

/**
 * The bets that run on an account: it starts at the stake, each block in turn stakes what it wants or what is left, and the bet pays
 * what the account holds at the end. The first block always stakes the whole account, so that losing it loses the bet.
 */
export interface RollingStakePlan {
  readonly blocks: readonly LegGroup[];
  readonly stakes: readonly GroupStake[];
}

export type RollingShape = Extract<BetStructure, { kind: 'chain' | 'conditional' }>;

/** The blocks of a chain or conditional bet, each with its requested stake. */
export function planRollingStakes(shape: RollingShape, stakeMinor: bigint, legs: number): RollingStakePlan {
  if (shape.kind === 'chain') {
    const blocks = Array.from({ length: legs }, (_, i) => [i]);
    return { blocks, stakes: blocks.map(() => stakeMinor) };
  }
  return { blocks: shape.blocks, stakes: shape.groupStakes.map((stake, i) => (i === 0 ? 'max' : stake)) };
}
