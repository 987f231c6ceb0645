import { chipGame } from '../chip-game.ts';
import { insideBets, OUTSIDE, pocketsOf, WHEELS } from './layout.ts';
import { RouletteOptions } from './options.ts';
import { type RouletteBet, roulettePay } from './pays.ts';

/** The pocket of the ball; 37 is 00. */
export type RouletteView = { readonly pocket: number };

/** A ball on a wheel of 37 or 38 pockets, with every bet of the three layouts. */
export const ROULETTE = chipGame<RouletteBet, RouletteOptions, RouletteView, number>({
  key: 'roulette',
  options: RouletteOptions,
  draw: ({ wheel }, draws) => ({ pocket: draws.below(pocketsOf(wheel)) }),
  result: ({ pocket }) => pocket,
  pay: (on, pocket, { wheel }) => roulettePay(on, pocket, wheel),
  results: ({ wheel }) => Array.from({ length: pocketsOf(wheel) }, (_, pocket) => ({ result: pocket, ways: 1n })),
  variants: () =>
    WHEELS.flatMap((wheel) => {
      const shapes = new Map(insideBets(wheel).map((numbers) => [numbers.length, numbers]));
      const bets = [...[...shapes.values()].map((numbers) => ({ numbers: [...numbers] })), ...OUTSIDE.map((outside) => ({ outside }))];
      return bets.map((on) => ({ wheel, bets: [{ on, chips: 1 }] }));
    }),
});
