/** A hand as far as it tells who has won. */
interface WonHand {
  readonly outcome: {
    readonly pots: readonly { readonly winners: readonly { readonly seat: number; readonly chips: number }[] }[];
  } | null;
}

/** Chips that a seat has got of all pots; 0 while the hand is played. */
export const wonBy = ({ outcome }: WonHand, seat: number): number =>
  outcome?.pots.flatMap(({ winners }) => winners).reduce((sum, one) => sum + (one.seat === seat ? one.chips : 0), 0) ?? 0;
