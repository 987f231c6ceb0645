import { add, mul, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import { z } from 'zod';
import type { Game, Payout, Returns } from '../../game.ts';
import { oneDrawGame } from '../../one-draw-game.ts';
import { drawRow } from './draw-row.ts';
import type { BooksMode } from './read-books.ts';

type BooksOptions = { readonly mode?: string | undefined };

/** A drawn book as a page plays it; `payoutMultiplier` in hundredths of the bet, as the standard has it. */
export type BooksView = {
  readonly mode: string;
  readonly id: number;
  readonly payoutMultiplier: number;
  readonly events: z.core.util.JSONType[];
};

/** A payout as a share of the stake, which is the price of the mode. */
const payOf = (hundredths: number, cost: Ratio): Ratio => mul(ratio(BigInt(hundredths), 100n), ratio(cost.den, cost.num));

/** Every payout of a mode with its exact chance, and their sum. */
function returnsOf({ weights, cost }: BooksMode): Returns {
  const byPayout = new Map<number, bigint>();
  let before = 0n;
  for (const [row, end] of weights.ends.entries()) {
    const payout = weights.payouts[row] ?? 0;
    byPayout.set(payout, (byPayout.get(payout) ?? 0n) + end - before);
    before = end;
  }
  const payouts: Payout[] = [...byPayout]
    .sort(([a], [b]) => a - b)
    .map(([payout, weight]) => ({ label: `${payout / 100}`, pay: payOf(payout, cost), chance: ratio(weight, weights.total) }));
  // All terms have one denominator, so that the sum does not grow.
  return {
    payouts,
    expected: payouts.reduce((sum, { pay, chance }) => add(sum, { ...mul(pay, chance), den: 100n * cost.num * weights.total }), ZERO),
  };
}

/** Makes a game of the books of a studio. The stake is the whole price of the mode. @internal The remote game server reads it once it is there. */
export function booksGame(key: string, modes: readonly BooksMode[]): Game<BooksOptions> {
  const byName = new Map(modes.map((mode) => [mode.name, { mode, returns: returnsOf(mode) }]));
  const find = ({ mode: name = modes[0]?.name ?? '' }: BooksOptions) => {
    const found = byName.get(name);
    if (!found) throw new RangeError(`${key} has no mode ${name}`);
    return found;
  };
  return oneDrawGame<BooksOptions, BooksView>({
    key,
    edge: null,
    options: z.strictObject({ mode: z.enum(modes.map(({ name }) => name)).optional() }),
    draw(options, draws) {
      const { mode } = find(options);
      const { id, payoutMultiplier, events } = mode.book(drawRow(mode.weights, draws));
      return { mode: mode.name, id, payoutMultiplier, events };
    },
    pay: (options, { payoutMultiplier }) => payOf(payoutMultiplier, find(options).mode.cost),
    variants: () => modes.map(({ name }) => ({ mode: name })),
    returns: (options) => find(options).returns,
  });
}
