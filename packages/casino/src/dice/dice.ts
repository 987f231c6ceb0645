import { mul, ratio, ZERO } from '@touchline/kernel/ratio';
import { EDGE } from '../edge.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { DiceOptions } from './options.ts';
import { dicePay, OUTCOMES, winningOutcomes } from './pays.ts';

const isWin = (options: DiceOptions, rolled: number): boolean => ('over' in options ? rolled >= options.over : rolled < options.under);

/** The number that was rolled, in hundredths. */
export type DiceView = { readonly rolled: number };

/** A number from 0.00 to 99.99 on one side of a target. With 10,000 outcomes the return is exact at every target. */
export const DICE = oneDrawGame<DiceOptions, DiceView>({
  key: 'dice',
  edge: EDGE,
  options: DiceOptions,
  draw: (_options, draws) => ({ rolled: draws.below(OUTCOMES) }),
  pay: (options, { rolled }, edgePpm) => (isWin(options, rolled) ? dicePay(options, edgePpm) : ZERO),
  variants: () => [{ over: 200 }, { over: 5000 }, { over: 9800 }, { under: 200 }, { under: 5000 }, { under: 9800 }],
  returns(options, edgePpm) {
    const chance = ratio(BigInt(winningOutcomes(options)), BigInt(OUTCOMES));
    const pay = dicePay(options, edgePpm);
    return {
      payouts: [
        { label: 'win', pay, chance },
        { label: 'loss', pay: ZERO, chance: ratio(chance.den - chance.num, chance.den) },
      ],
      expected: mul(pay, chance),
    };
  },
});
