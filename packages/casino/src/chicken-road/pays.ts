import type { Ratio } from '@touchline/kernel/ratio';
import { clearChance } from '../clear-chance.ts';

export const CHICKEN_ROAD_RISKS = ['easy', 'medium', 'hard', 'expert'] as const;
export type ChickenRoadRisk = (typeof CHICKEN_ROAD_RISKS)[number];
export const CHICKEN_ROAD_STEPS = 20;

/** How many of the 20 steps end the round. */
export const CHICKEN_ROAD_BUSTS: Readonly<Record<ChickenRoadRisk, number>> = { easy: 1, medium: 3, hard: 5, expert: 10 };

/** The chance that the first `steps` hold none of them. */
export const chickenRoadChance = (risk: ChickenRoadRisk, steps: number): Ratio =>
  clearChance(CHICKEN_ROAD_STEPS, CHICKEN_ROAD_BUSTS[risk], steps);
