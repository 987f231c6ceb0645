import { type HandState, type SeatState, seatOf } from './hand-state.ts';

/** The choices of the seat to act; it may always fold. */
export interface LegalActions {
  readonly canCheck: boolean;
  /** The chips that a call takes, all of the stack where it is shorter; 0 where there is nothing to call. */
  readonly callChips: number;
  /** The least and the most that the seat may raise or bet to; `null` where it may not. */
  readonly raiseTo: { readonly min: number; readonly max: number } | null;
}

/** The bet that a seat has to match: with nobody else left to bet, no more than the others have put in, however great the big blind was to be. */
export function betToMatch(state: HandState, seat: SeatState): number {
  const others = state.seats.filter((other) => other.seat !== seat.seat && other.standing !== 'folded');
  if (others.some(({ standing }) => standing === 'in')) return state.currentBet;
  return Math.max(0, ...others.map(({ bet }) => bet));
}

/** Whether betting on this street waits for a seat. */
export const isAwaited = (state: HandState, seat: SeatState): boolean => {
  if (seat.standing !== 'in') return false;
  if (seat.bet < betToMatch(state, seat)) return true;
  return !seat.hasActed && state.seats.some((other) => other.seat !== seat.seat && other.standing === 'in');
};

/**
 * The legal actions of a seat that is awaited. Who has acted may raise again only when facing at least a full raise: an all-in of less does
 * not reopen the betting, several that add up to one do (Tournament Directors Association, rule 47).
 */
export function legalActions(state: HandState, number: number): LegalActions {
  const seat = seatOf(state, number);
  const toCall = Math.max(0, betToMatch(state, seat) - seat.bet);
  const max = seat.bet + seat.stack;
  const isReopened = !seat.hasActed || state.currentBet - seat.bet >= state.minRaise;
  const isAnswered = state.seats.some((other) => other.seat !== number && other.standing === 'in');
  const mayRaise = isReopened && isAnswered && max > state.currentBet;
  return {
    canCheck: toCall === 0,
    callChips: Math.min(toCall, seat.stack),
    raiseTo: mayRaise ? { min: Math.min(max, state.currentBet + state.minRaise), max } : null,
  };
}
