import type { Ratio } from '@touchline/kernel/ratio';
import { clearChance } from '../clear-chance.ts';

export const PUMP_RISKS = ['easy', 'medium', 'hard', 'expert'] as const;
export type PumpRisk = (typeof PUMP_RISKS)[number];
export const PUMP_STEPS = 25;

/** How many of the 25 steps end the round. */
export const PUMP_BUSTS: Readonly<Record<PumpRisk, number>> = { easy: 1, medium: 3, hard: 5, expert: 10 };

/** The chance that the first `steps` hold none of them. */
export const pumpChance = (risk: PumpRisk, steps: number): Ratio => clearChance(PUMP_STEPS, PUMP_BUSTS[risk], steps);
