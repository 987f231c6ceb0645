import { type ClimbView, climbGame } from '../climb-game.ts';
import { sample } from '../draws/sample.ts';
import { PumpOptions, PumpStep } from './options.ts';
import { PUMP_BUSTS, PUMP_RISKS, PUMP_STEPS, pumpChance } from './pays.ts';

/** Steps that end the round, from 0, in the order in which they were drawn. */
type Busts = readonly number[];

/**
 * How a round is shown to its player; for the page.
 *
 * @public
 */
export type PumpView = ClimbView<Busts, PumpStep>;

/** A balloon that bursts at some of 25 pumps. */
export const PUMP = climbGame<PumpOptions, Busts, PumpStep>({
  key: 'pump',
  options: PumpOptions,
  step: PumpStep,
  hide: ({ risk }, draws) => sample(draws, PUMP_STEPS, PUMP_BUSTS[risk]),
  levels: ({ risk }) => PUMP_STEPS - PUMP_BUSTS[risk],
  standing: ({ risk }, steps) => pumpChance(risk, steps),
  take: ({ hidden, level }) => ({ result: hidden.includes(level) ? 'out' : 'up', shown: null }),
  variants: () => PUMP_RISKS.map((risk) => ({ risk })),
});
