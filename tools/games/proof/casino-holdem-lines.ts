import { kindOf, strengthOf } from '../../../packages/casino/src/cards/poker-hand.ts';
import { CASINO_HOLDEM, type CasinoHoldemView } from '../../../packages/casino/src/casino-holdem/casino-holdem.ts';
import { CALL } from '../../../packages/casino/src/casino-holdem/pays.ts';
import { alwaysCalledReturn, bonusReturn } from '../../../packages/casino/src/casino-holdem/returns.ts';
import { payOfChips } from '../../../packages/casino/src/chips.ts';
import { playRound } from './payout-line.ts';
import { type ProofLine, toNumber } from './proof-line.ts';

/** How many of the 133,784,560 hands of seven cards are of each kind, by the numbers of the kinds (Frequency of seven-card poker hands). */
const HANDS_OF_SEVEN: readonly number[] = [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584];
const ALL = HANDS_OF_SEVEN.reduce((all, hands) => all + hands, 0);

const ANTE = { on: 'ante', chips: 1 } as const;
const BONUS = { on: 'bonus', chips: 1 } as const;

/**
 * Every hand is called: what that returns is known exactly too, and the proof needs no table of a thousand hands for each of 1,755 flops. Rounds
 * are counted by the kind of the player's best hand of seven cards.
 */
const holdemLine = (bets: readonly [typeof ANTE] | readonly [typeof ANTE, typeof BONUS]): ProofLine => {
  const options = { bets: [...bets] };
  const called = CALL / bets.length;
  return {
    game: CASINO_HOLDEM.key,
    way: `${bets.map(({ on }) => on).join(' and ')}, every hand called`,
    expected: payOfChips(bets, (on) => (on === 'ante' ? alwaysCalledReturn() : bonusReturn())),
    deviation: null,
    max: null,
    chances: HANDS_OF_SEVEN.map((hands) => hands / ALL),
    play(draws) {
      const state = playRound({ game: CASINO_HOLDEM, options, decide: () => ({ call: true }) }, draws) as never;
      const { player, board } = CASINO_HOLDEM.view(state) as unknown as CasinoHoldemView;
      return { pay: toNumber(CASINO_HOLDEM.returned(state)) - called, class: kindOf(strengthOf([...player, ...board])) };
    },
  };
};

/** The ante alone, and the ante with the bonus. */
export const CASINO_HOLDEM_LINES: readonly ProofLine[] = [holdemLine([ANTE]), holdemLine([ANTE, BONUS])];
