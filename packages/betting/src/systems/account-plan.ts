import type { BetShape, Block, BlockStake } from '../coupon/bet.ts';

/**
 * The bets that run on an account: it starts at the stake, each block in turn stakes what it wants or what is left, and the bet pays
 * what the account holds at the end. The first block always stakes the whole account, so that losing it loses the bet.
 */
export interface AccountPlan {
  readonly blocks: readonly Block[];
  readonly stakes: readonly BlockStake[];
}

export type AccountShape = Extract<BetShape, { kind: 'chain' | 'conditional' }>;

/** The blocks of a chain or conditional bet with what each of them wants to stake. */
export function accountPlan(shape: AccountShape, stakeMinor: bigint, legs: number): AccountPlan {
  if (shape.kind === 'chain') {
    const blocks = Array.from({ length: legs }, (_, i) => [i]);
    return { blocks, stakes: blocks.map(() => stakeMinor) };
  }
  return { blocks: shape.blocks, stakes: shape.blockStakes.map((stake, i) => (i === 0 ? 'max' : stake)) };
}
