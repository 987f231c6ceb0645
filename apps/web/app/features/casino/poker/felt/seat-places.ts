/** The direction of a seat from the middle of the table: -1 to 1 to the right and downwards, whatever the direction of the page. */
export interface SeatPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * The place of a seat on the screen. Seats lie clockwise, as play goes round, with `bottom` at the bottom.
 *
 * @param seat from 1 on
 * @param seats how many seats the table has
 */
export function seatPlace(seat: number, seats: number, bottom: number): SeatPlace {
  const turn = ((seat - bottom + seats) % seats) / seats;
  const angle = Math.PI * (0.5 + 2 * turn);
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
