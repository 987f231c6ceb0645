import { ONE, sub, ZERO } from '@touchline/kernel/ratio';
import { returnsOf } from '../expectation.ts';
import type { Returns } from '../game.ts';
import type { LimboOptions } from '../limbo/options.ts';
import { limboChance, limboPay } from '../limbo/pays.ts';

/** How long bets on multiples are taken before a round starts, ms. */
export const MULTIPLE_BETTING_MS = 8_000;

/** Targets that the table of returns names, in hundredths. */
export const TARGETS: readonly LimboOptions[] = [101, 150, 200, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000].map(
  (target) => ({
    target,
  }),
);

/** The exact return of a target: the multiple falls off as that of limbo does, and the same 52 bits are drawn. */
export function targetReturns(options: LimboOptions, edgePpm: number): Returns {
  const chance = limboChance(options, edgePpm);
  return returnsOf([
    { label: 'win', pay: limboPay(options), chance },
    { label: 'loss', pay: ZERO, chance: sub(ONE, chance) },
  ]);
}
