import { ZERO } from '@touchline/kernel/ratio';
import { sample } from '../draws/sample.ts';
import { returnsOf } from '../expectation.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { KenoOptions } from './options.ts';
import { DRAWN, KENO_RISKS, kenoChance, kenoPays, NUMBERS } from './pays.ts';

/** The ten numbers in the order in which they were drawn. */
export type KenoView = { readonly drawn: readonly number[] };

const MAX_PICKS = 10;

/** Ten of forty numbers are drawn. */
export const KENO = oneDrawGame<KenoOptions, KenoView>({
  key: 'keno',
  edge: null,
  options: KenoOptions,
  draw: (_options, draws) => ({ drawn: sample(draws, NUMBERS, DRAWN).map((index) => index + 1) }),
  pay: ({ picks, risk }, { drawn }) => kenoPays(picks.length, risk)[picks.filter((pick) => drawn.includes(pick)).length] ?? ZERO,
  variants: () =>
    KENO_RISKS.flatMap((risk) =>
      Array.from({ length: MAX_PICKS }, (_, i) => ({ picks: Array.from({ length: i + 1 }, (__, number) => number + 1), risk })),
    ),
  returns: ({ picks: { length }, risk }) =>
    returnsOf(kenoPays(length, risk).map((pay, hits) => ({ label: String(hits), pay, chance: kenoChance(length, hits) }))),
});
