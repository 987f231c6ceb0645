import type { BetStructure, LegGroup } from '../coupon/bet.ts';
import { binomial } from './binomial.ts';

/**
 * The bets that are a sum of accumulators, in one form: of the blocks, every combination of `smallest` to `largest` of them is a line,
 * and the lobby stands in each line.
 */
export interface SystemLines {
  readonly lobby: LegGroup;
  readonly blocks: readonly LegGroup[];
  readonly smallest: number;
  readonly largest: number;
}

export type LinedStructure = Extract<BetStructure, { kind: 'single' | 'express' | 'system' | 'full-cover' | 'multi' }>;

const eachAlone = (legs: number): readonly LegGroup[] => Array.from({ length: legs }, (_, i) => [i]);

/** How a bet of so many legs falls into lines. */
export function systemLines(shape: LinedStructure, legs: number): SystemLines {
  switch (shape.kind) {
    case 'single':
    case 'express':
      return { lobby: [], blocks: [Array.from({ length: legs }, (_, i) => i)], smallest: 1, largest: 1 };
    case 'system':
      return { lobby: [], blocks: eachAlone(legs), smallest: shape.size, largest: shape.size };
    case 'full-cover':
      return { lobby: [], blocks: eachAlone(legs), smallest: shape.smallest, largest: legs };
    case 'multi':
      return { lobby: shape.lobby ?? [], blocks: shape.blocks, smallest: shape.size, largest: shape.size };
  }
}

/** How many lines a bet of any kind has: an each-way bet has those of both halves, a bet without lines counts as one. */
export function countBetLines(shape: BetStructure, legs: number): number {
  if (shape.kind === 'chain' || shape.kind === 'conditional' || shape.kind === 'anti-express') return 1;
  return shape.kind === 'each-way' ? 2 * countLines(systemLines(shape.half, legs / 2)) : countLines(systemLines(shape, legs));
}

/** How many lines a plan has when only `blocks` of its blocks are counted (all of them by default). */
export function countLines(plan: SystemLines, blocks: number = plan.blocks.length): number {
  let lines = 0;
  for (let size = plan.smallest; size <= plan.largest; size++) lines += binomial(blocks, size);
  return lines;
}
