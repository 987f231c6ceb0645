import { type ClimbView, climbGame } from '../climb-game.ts';
import { sample } from '../draws/sample.ts';
import { ChickenRoadOptions, ChickenRoadStep } from './options.ts';
import { CHICKEN_ROAD_BUSTS, CHICKEN_ROAD_RISKS, CHICKEN_ROAD_STEPS, chickenRoadChance } from './pays.ts';

/** Steps that end the round, from 0, in the order in which they were drawn. */
type Busts = readonly number[];

/**
 * How a round is shown to its player; for the page.
 *
 * @public
 */
export type ChickenRoadView = ClimbView<Busts, ChickenRoadStep>;

/** Twenty lanes to cross; a car waits in some of them. */
export const CHICKEN_ROAD = climbGame<ChickenRoadOptions, Busts, ChickenRoadStep>({
  key: 'chicken-road',
  options: ChickenRoadOptions,
  step: ChickenRoadStep,
  hide: ({ risk }, draws) => sample(draws, CHICKEN_ROAD_STEPS, CHICKEN_ROAD_BUSTS[risk]),
  levels: ({ risk }) => CHICKEN_ROAD_STEPS - CHICKEN_ROAD_BUSTS[risk],
  standing: ({ risk }, steps) => chickenRoadChance(risk, steps),
  take: ({ hidden, level }) => ({ result: hidden.includes(level) ? 'out' : 'up', shown: null }),
  variants: () => CHICKEN_ROAD_RISKS.map((risk) => ({ risk })),
});
