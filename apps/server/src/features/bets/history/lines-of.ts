import type { Bet } from '@touchline/betting/coupon/bet';
import { countLines, linePlan } from '@touchline/betting/systems/line-plan';

/** How many lines a bet's stake is divided over; 1 for the kinds that have none. */
export function linesOf({ shape, legs }: Pick<Bet, 'shape' | 'legs'>): number {
  if (shape.kind === 'chain' || shape.kind === 'conditional' || shape.kind === 'anti-express') return 1;
  return countLines(linePlan(shape, legs.length));
}
