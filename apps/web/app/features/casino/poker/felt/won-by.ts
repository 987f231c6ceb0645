import type { SeatView } from '@touchline/casino/poker/seat-view';

/** Chips that a seat has got of all pots; 0 while the hand is played. */
export const wonBy = ({ outcome }: Pick<SeatView, 'outcome'>, seat: number): number =>
  outcome?.pots.flatMap(({ winners }) => winners).reduce((sum, one) => sum + (one.seat === seat ? one.chips : 0), 0) ?? 0;
