import type { Ratio } from '@touchline/kernel/ratio';
import { oneDrawGame } from '../one-draw-game.ts';
import { drawPrize, prizeReturns } from '../weighted.ts';
import { CasesOptions } from './options.ts';
import { CASE_KEYS, CASES_TABLES } from './pays.ts';

/** The number of the rarity that was in the case, the commonest 0. */
export type CasesView = { readonly rarity: number };

/** A case is opened and pays by the rarity of what is in it. */
export const CASES = oneDrawGame<CasesOptions, CasesView>({
  key: 'cases',
  edge: null,
  options: CasesOptions,
  draw: (options, draws) => ({ rarity: drawPrize(draws, CASES_TABLES[options.case]) }),
  pay: (options, { rarity }) => CASES_TABLES[options.case][rarity]?.pay as Ratio,
  variants: () => CASE_KEYS.map((key) => ({ case: key })),
  returns: (options) => prizeReturns(CASES_TABLES[options.case]),
});
