import { ONE, type Ratio, sub, ZERO } from '@touchline/kernel/ratio';
import type { ChipBet } from '../../../packages/casino/src/chips.ts';
import { limboChance } from '../../../packages/casino/src/limbo/pays.ts';
import { type SharedGame, wonMultiple } from '../../../packages/casino/src/shared/shared-game.ts';
import { SHARED_GAMES } from '../../../packages/casino/src/shared/shared-games.ts';
import type { SharedLayout } from '../../../packages/casino/src/shared/shared-layout.ts';
import { TARGETS } from '../../../packages/casino/src/shared/target-returns.ts';
import { payoutClasses } from './payout-line.ts';
import { type ProofLine, toNumber } from './proof-line.ts';

/** A bet that names a target. Rounds are counted by the highest of the targets that they reach, so that every line looks at the whole curve. */
function targetLine(game: SharedGame, options: { readonly target: number }): ProofLine {
  const { multiple } = game;
  if (!multiple) throw new TypeError(`${game.key} has no multiples`);
  const edgePpm = game.edge?.usual ?? 0;
  const { expected, payouts } = game.returns(options, edgePpm);
  const reached: readonly Ratio[] = [ONE, ...TARGETS.map((one) => limboChance(one, edgePpm)), ZERO];
  const mean = toNumber(expected);
  return {
    game: game.key,
    way: `to ${(options.target / 100).toFixed(2)}`,
    expected,
    deviation: Math.sqrt(payouts.reduce((sum, { pay, chance }) => sum + toNumber(chance) * toNumber(pay) ** 2, 0) - mean ** 2),
    max: options.target / 100,
    chances: reached.slice(1).map((next, i) => toNumber(sub(reached[i] as Ratio, next))),
    play(draws) {
      const result = multiple(draws.bits52(), edgePpm);
      const below = TARGETS.findIndex(({ target }) => target > result);
      return { pay: (wonMultiple(options.target, result) ?? 0) / 100, class: below === -1 ? TARGETS.length : below };
    },
  };
}

/** A chip on a place of a layout. */
function placeLine(game: SharedGame, layout: SharedLayout, options: { readonly bets: readonly ChipBet<unknown>[] }): ProofLine {
  const { payouts } = game.returns(options, 0);
  return payoutClasses(game.key, JSON.stringify(options), payouts, (draws) => layout.pay(options.bets, layout.draw(draws)));
}

/** Every target or place that the table of returns names, of each game of shared rounds. */
export const SHARED_LINES: readonly ProofLine[] = SHARED_GAMES.flatMap((game) => {
  const { layout } = game;
  return layout
    ? game.variants().map((options) => placeLine(game, layout, options as { readonly bets: readonly ChipBet<unknown>[] }))
    : TARGETS.map((options) => targetLine(game, options));
});
