import { collapseBuilderLegs } from '@touchline/betting/builder/collapse-bet';
import type { Bet } from '@touchline/betting/coupon/bet';
import { countBetLines } from '@touchline/betting/systems/system-lines';

/** How many lines a bet's stake is divided over; 1 for the kinds that have none. */
export const linesOf = (bet: Pick<Bet, 'shape' | 'legs' | 'combinations'>): number =>
  countBetLines(bet.shape, collapseBuilderLegs({ stakeMinor: 0n, ...bet }).legs.length);
