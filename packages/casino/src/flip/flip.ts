import { type ClimbView, climbGame } from '../climb-game.ts';
import { toss } from '../coin/toss.ts';
import { FlipOptions, FlipStep } from './options.ts';
import { flipChance, MAX_FLIPS } from './pays.ts';

/** The sides of all flips, the first first. */
type Sides = readonly FlipStep['side'][];

/**
 * How a round is shown to its player; for the page.
 *
 * @public
 */
export type FlipView = ClimbView<Sides, FlipStep>;

/** A coin called again and again, twenty times at most. */
export const FLIP = climbGame<FlipOptions, Sides, FlipStep>({
  key: 'flip',
  options: FlipOptions,
  step: FlipStep,
  hide: (_options, draws) => Array.from({ length: MAX_FLIPS }, () => toss(draws)),
  levels: () => MAX_FLIPS,
  standing: (_options, flips) => flipChance(flips),
  take: ({ hidden, level }, { side }) => ({ result: hidden[level] === side ? 'up' : 'out', shown: hidden[level] ?? null }),
  variants: () => [{}],
});
