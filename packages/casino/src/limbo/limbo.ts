import { ONE, sub, ZERO } from '@touchline/kernel/ratio';
import { EDGE } from '../edge.ts';
import { returnsOf } from '../expectation.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { LimboOptions } from './options.ts';
import { limboChance, limboMultiplier, limboPay } from './pays.ts';

/** The multiple that was reached, in hundredths. */
export type LimboView = { readonly result: number };

/** A multiple that falls off as one over itself; the player names the one that it has to reach. */
export const LIMBO = oneDrawGame<LimboOptions, LimboView>({
  key: 'limbo',
  edge: EDGE,
  options: LimboOptions,
  draw: (_options, draws, edgePpm) => ({ result: limboMultiplier(draws.bits52(), edgePpm) }),
  pay: (options, { result }) => (result >= options.target ? limboPay(options) : ZERO),
  variants: () => [101, 150, 200, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000].map((target) => ({ target })),
  returns(options, edgePpm) {
    const chance = limboChance(options, edgePpm);
    return returnsOf([
      { label: 'win', pay: limboPay(options), chance },
      { label: 'loss', pay: ZERO, chance: sub(ONE, chance) },
    ]);
  },
});
