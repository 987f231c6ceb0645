import { chipGame } from '../chip-game.ts';
import { SicBoOptions } from './options.ts';
import { type Dice, SIC_BO_PLACES, type SicBoBet, sicBoPay, sicBoResults } from './pays.ts';

/** The dice in the order in which they were thrown. */
export type SicBoView = { readonly dice: Dice };

/** Three dice and every bet of the layout. */
export const SIC_BO = chipGame<SicBoBet, SicBoOptions, SicBoView, Dice>({
  key: 'sic-bo',
  options: SicBoOptions,
  draw: (_options, draws) => ({ dice: [draws.below(6) + 1, draws.below(6) + 1, draws.below(6) + 1] }),
  result: ({ dice }) => dice,
  pay: sicBoPay,
  results: sicBoResults,
  variants: () =>
    [
      ...SIC_BO_PLACES,
      ...[4, 5, 6, 7, 8, 9, 10].map((total) => ({ total })),
      { single: 1 },
      { double: 1 },
      { triple: 1 },
      { pair: [1, 2] as [number, number] },
    ].map((on) => ({ bets: [{ on, chips: 1 }] })),
});
