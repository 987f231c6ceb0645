import { returnsOf } from '../expectation.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { BarsOptions } from './options.ts';
import { BARS_DIFFICULTIES, barChance, barPay, barsOf, HEIGHT } from './pays.ts';

/** How high the mark came, 0 to 99,999. */
export type BarsView = { readonly drawn: number };

/** A mark that comes to rest at one of several bars: the higher, the rarer and the dearer. */
export const BARS = oneDrawGame<BarsOptions, BarsView>({
  key: 'bars',
  edge: null,
  options: BarsOptions,
  draw: (_options, draws) => ({ drawn: draws.below(HEIGHT) }),
  pay: ({ difficulty }, { drawn }) => barPay(difficulty, drawn),
  variants: () => BARS_DIFFICULTIES.map((difficulty) => ({ difficulty })),
  returns: ({ difficulty }) =>
    returnsOf(barsOf(difficulty).map((bar) => ({ label: String(bar.from), pay: bar.pay, chance: barChance(bar) }))),
});
