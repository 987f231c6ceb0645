/** Random bets of every kind, for tests and benches: seeded, valid in shape, small enough to be written out line by line. */
import type { Random } from '@touchline/kernel/random';
import type { Bet, BetKind, BetShape, Block } from '../coupon/bet.ts';
import { FULL_COVERS } from '../systems/full-cover.ts';
import { HALF_LOSE, HALF_WIN, type LegResult, LOSE, VOID, WIN } from './leg-result.ts';

export interface SettledBet {
  readonly bet: Bet;
  readonly results: readonly (LegResult | undefined)[];
}

/** Mostly everyday prices to two decimals, sometimes any price to three, sometimes an edge. */
function randomOdds(random: Random): number {
  if (random.chance(0.05)) return random.pick([1001, 1002, 2000, 10_000_000]);
  return random.chance(0.7) ? 1010 + 10 * random.int(800) : 1001 + random.int(60_000);
}

function randomResult(random: Random): LegResult {
  if (random.chance(0.55)) return WIN;
  const den = 2 + random.int(4);
  return random.pick([LOSE, LOSE, LOSE, VOID, HALF_WIN, HALF_LOSE, { kind: 'dead-heat', num: 1 + random.int(den - 1), den }]);
}

/** Cuts 0 .. legs-1 into so many blocks, in order, none of them empty. */
function randomBlocks(random: Random, legs: number, count: number): Block[] {
  const blocks: number[][] = Array.from({ length: count }, (_, i) => [i]);
  for (let leg = count; leg < legs; leg++) random.pick(blocks).push(leg);
  return blocks;
}

function randomShape(random: Random, kind: BetKind, stakeMinor: bigint): { readonly shape: BetShape; readonly legs: number } {
  switch (kind) {
    case 'single':
      return { shape: { kind }, legs: 1 };
    case 'express':
    case 'chain':
      return { shape: { kind }, legs: random.chance(0.05) ? 10 : 2 + random.int(6) };
    case 'system': {
      const legs = random.chance(0.1) ? 8 : 3 + random.int(4);
      return { shape: { kind, size: 2 + random.int(legs - 2) }, legs };
    }
    case 'full-cover': {
      // The long covers are rare: the naive settlement writes out every line of them.
      const most = random.chance(0.05) ? 8 : 5;
      const cover = random.pick(FULL_COVERS.filter((c) => c.legs <= most));
      return { shape: { kind, smallest: cover.smallest }, legs: cover.legs };
    }
    case 'multi-bet': {
      const count = 4 + random.int(2);
      const legs = count + random.int(3);
      const [lobby = [], ...blocks] = randomBlocks(random, legs, count);
      return { shape: { kind, lobby, blocks, size: 2 + random.int(blocks.length - 2) }, legs };
    }
    case 'conditional': {
      const count = 2 + random.int(3);
      const legs = count + random.int(3);
      const blocks = randomBlocks(random, legs, count);
      const blockStakes = blocks.map((_, i) => (i === 0 || random.chance(0.4) ? 'max' : 1n + (stakeMinor * BigInt(random.int(30))) / 10n));
      return { shape: { kind, blocks, blockStakes }, legs };
    }
    case 'anti-express':
      return { shape: { kind, marginPermille: random.int(4) * 25 }, legs: 2 + random.int(5) };
  }
}

/** A bet of the kind with results of its legs; a quarter of them leave up to two legs open. */
export function randomBet(random: Random, kind: BetKind): SettledBet {
  const stakeMinor = random.chance(0.1) ? BigInt(1 + random.int(5)) : BigInt(1 + random.int(5_000_000));
  const { shape, legs } = randomShape(random, kind, stakeMinor);
  const results: (LegResult | undefined)[] = Array.from({ length: legs }, () => randomResult(random));
  if (random.chance(0.25)) for (let i = 0; i < 2; i++) results[random.int(legs)] = undefined;
  return { bet: { stakeMinor, legs: results.map(() => ({ odds: randomOdds(random) })), shape }, results };
}
