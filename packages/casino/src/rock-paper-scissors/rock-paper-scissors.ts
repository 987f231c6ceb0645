import { type ClimbView, climbGame } from '../climb-game.ts';
import { RockPaperScissorsOptions, RockPaperScissorsStep } from './options.ts';
import { compareHands, HANDS, type Hand, handsChance, MAX_WINS } from './pays.ts';

/**
 * Nothing is drawn before a step: `shown` of each is the house's hand.
 *
 * @public
 */
export type RockPaperScissorsView = ClimbView<null, RockPaperScissorsStep>;

const RESULTS = { win: 'up', draw: 'same', loss: 'out' } as const;

/** Hand against hand; a draw is played again. */
export const ROCK_PAPER_SCISSORS = climbGame<RockPaperScissorsOptions, null, RockPaperScissorsStep>({
  key: 'rock-paper-scissors',
  options: RockPaperScissorsOptions,
  step: RockPaperScissorsStep,
  hide: () => null,
  levels: () => MAX_WINS,
  standing: (_options, wins) => handsChance(wins),
  take(_round, { hand }, draws) {
    const house = HANDS[draws.below(HANDS.length)] as Hand;
    return { result: RESULTS[compareHands(hand, house)], shown: house };
  },
  variants: () => [{}],
});
