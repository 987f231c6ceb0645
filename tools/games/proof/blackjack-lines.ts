import { BLACKJACK } from '../../../packages/casino/src/blackjack/blackjack.ts';
import type { BlackjackOptions } from '../../../packages/casino/src/blackjack/options.ts';
import type { BlackjackState } from '../../../packages/casino/src/blackjack/round.ts';
import { blackjackChances } from './blackjack-chances.ts';
import { bestStrategy } from './blackjack-strategy.ts';
import { playRound } from './payout-line.ts';
import { type ProofLine, toNumber } from './proof-line.ts';

/** Basic strategy, which is best play where no card is missed: the moves that the product advises. */
function blackjackLine(rules: BlackjackOptions): ProofLine {
  const strategy = bestStrategy();
  const decide = (state: BlackjackState): unknown => (state.insured === null ? { insure: false } : { move: strategy(state) });
  const likely = [...blackjackChances(rules, strategy)].sort(([a], [b]) => a - b);
  const places = new Map(likely.map(([gain], i) => [gain, i]));
  const mean = likely.reduce((sum, [gain, chance]) => sum + (gain / 10) * chance, 0);
  return {
    game: BLACKJACK.key,
    way: `${JSON.stringify(rules)} basic strategy, no insurance`,
    expected: BLACKJACK.returns(rules, 0).expected,
    counted: () => 1 + mean,
    deviation: Math.sqrt(likely.reduce((sum, [gain, chance]) => sum + (gain / 10 - mean) ** 2 * chance, 0)),
    max: 1 + (likely.at(-1)?.[0] ?? 0) / 10,
    chances: likely.map(([, chance]) => chance),
    play(draws) {
      const state = playRound({ game: BLACKJACK, options: rules, decide }, draws) as BlackjackState;
      const gain = toNumber(BLACKJACK.returned(state)) - toNumber(BLACKJACK.staked(state));
      const place = places.get(Math.round(gain * 10));
      if (place === undefined) throw new Error(`blackjack gained ${gain}, which no way of playing it does`);
      return { pay: 1 + gain, class: place };
    },
  };
}

/** Every table's rules by basic strategy. */
export const BLACKJACK_LINES: readonly ProofLine[] = BLACKJACK.variants().map(blackjackLine);
