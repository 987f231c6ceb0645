import { insideBets, OUTSIDE, pocketsOf, type Wheel } from '../roulette/layout.ts';
import { type RouletteBet, roulettePay } from '../roulette/pays.ts';
import type { RouletteView } from '../roulette/roulette.ts';
import { liveGame } from './live-game.ts';

/** The wheel of the table. */
export const LIVE_ROULETTE_WHEEL: Wheel = 'european';

/** One ball for everybody on a wheel of 37 pockets, with every bet of its layout. The pocket is the result. */
export const LIVE_ROULETTE = liveGame<RouletteBet, RouletteView>({
  key: 'live-roulette',
  draw: (draws) => ({ pocket: draws.below(pocketsOf(LIVE_ROULETTE_WHEEL)) }),
  resultOf: ({ pocket }) => pocket,
  pay: (on, pocket) => roulettePay(on, pocket, LIVE_ROULETTE_WHEEL),
  results: () => Array.from({ length: pocketsOf(LIVE_ROULETTE_WHEEL) }, (_, result) => ({ result, ways: 1n })),
  places: [
    ...new Map(insideBets(LIVE_ROULETTE_WHEEL).map((numbers) => [numbers.length, { numbers: [...numbers] }])).values(),
    ...OUTSIDE.map((outside) => ({ outside })),
  ],
  showMs: 9_000,
});
