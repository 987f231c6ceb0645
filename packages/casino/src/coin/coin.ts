import { ZERO } from '@touchline/kernel/ratio';
import { EDGE } from '../edge.ts';
import { returnsOf } from '../expectation.ts';
import { oneDrawGame } from '../one-draw-game.ts';
import { CoinOptions } from './options.ts';
import { COIN_CHANCE, coinPay, SIDES, type Side } from './pays.ts';
import { toss } from './toss.ts';

/** The side that the coin shows. */
export type CoinView = { readonly side: Side };

/** One toss of a coin. */
export const COIN = oneDrawGame<CoinOptions, CoinView>({
  key: 'coin',
  edge: EDGE,
  options: CoinOptions,
  draw: (_options, draws) => ({ side: toss(draws) }),
  pay: (options, { side }, edgePpm) => (side === options.side ? coinPay(edgePpm) : ZERO),
  variants: () => SIDES.map((side) => ({ side })),
  returns: (_options, edgePpm) =>
    returnsOf([
      { label: 'win', pay: coinPay(edgePpm), chance: COIN_CHANCE },
      { label: 'loss', pay: ZERO, chance: COIN_CHANCE },
    ]),
});
