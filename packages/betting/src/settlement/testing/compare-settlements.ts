import { createRandom } from '@touchline/kernel/random';
import { BET_KINDS } from '../../coupon/bet.ts';
import { randomBet, type SettledBet } from './random-bet.ts';
import { referenceReturn } from './reference-settlement.ts';

export interface Comparison {
  readonly compared: number;
  /** How many of them the naive settlement calls decided, and decided with a leg still open. */
  readonly decided: number;
  readonly decidedEarly: number;
  readonly different: number;
  readonly first: (SettledBet & { readonly ours: bigint | undefined; readonly theirs: bigint | undefined }) | null;
}

/** Settles `count` random bets, the kinds in turn, by `settle` and by the naive settlement (T30). Deterministic by seed. @internal */
export function compareSettlements(
  seed: number,
  count: number,
  settle: (bet: SettledBet['bet'], results: SettledBet['results']) => bigint | undefined,
): Comparison {
  const random = createRandom('compare settlements', seed);
  let different = 0;
  let decided = 0;
  let decidedEarly = 0;
  let first: Comparison['first'] = null;
  for (let i = 0; i < count; i++) {
    const { bet, results } = randomBet(random, BET_KINDS[i % BET_KINDS.length] ?? 'single');
    const ours = settle(bet, results);
    const theirs = referenceReturn(bet, results);
    if (theirs !== undefined) decided++;
    if (theirs !== undefined && results.includes(undefined)) decidedEarly++;
    if (ours === theirs) continue;
    different++;
    first ??= { bet, results, ours, theirs };
  }
  return { compared: count, decided, decidedEarly, different, first };
}
