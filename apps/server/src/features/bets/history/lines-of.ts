import { foldBet } from '@touchline/betting/builder/fold-bet';
import type { Bet } from '@touchline/betting/coupon/bet';
import { countShapeLines } from '@touchline/betting/systems/line-plan';

/** How many lines a bet's stake is divided over; 1 for the kinds that have none. */
export const linesOf = (bet: Pick<Bet, 'shape' | 'legs' | 'combinations'>): number =>
  countShapeLines(bet.shape, foldBet({ stakeMinor: 0n, ...bet }).legs.length);
