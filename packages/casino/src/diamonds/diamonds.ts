import { returnsOf } from '../expectation.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { DiamondsOptions } from './options.ts';
import { COLOURS, GEMS, HANDS, type Hand, handChance, handOf, handPay } from './pays.ts';

/** The colours of the five gems, 0 to 6, and what they make. */
export type DiamondsView = { readonly gems: readonly number[]; readonly hand: Hand };

/** Five gems of seven colours, paid by how many are alike. */
export const DIAMONDS = oneDrawGame<DiamondsOptions, DiamondsView>({
  key: 'diamonds',
  edge: null,
  options: DiamondsOptions,
  draw(_options, draws) {
    const gems = Array.from({ length: GEMS }, () => draws.below(COLOURS));
    return { gems, hand: handOf(gems) };
  },
  pay: (_options, { hand }) => handPay(hand),
  variants: () => [{}],
  returns: () => returnsOf(HANDS.map((hand) => ({ label: hand, pay: handPay(hand), chance: handChance(hand) }))),
});
