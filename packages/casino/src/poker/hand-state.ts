import type { HandRules } from './rules.ts';
import type { SharedPot } from './share-pots.ts';

export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** How many cards lie on the board on each street. */
export const BOARD_ON: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

/** Places of the button and the blinds. The button may lie before an empty seat, and a small blind may be missing ("dead button"). */
export interface Positions {
  readonly button: number;
  /** `null` where nobody posts a small blind in this hand. */
  readonly smallBlind: number | null;
  readonly bigBlind: number;
}

/** A player as a hand begins. */
export interface DealtSeat {
  readonly seat: number;
  /** More than 0. */
  readonly chips: number;
  /** Chips that stand as a bet of one who comes back outside the blinds; 0 for none. */
  readonly postsLive: number;
  /** Chips that go into the main pot and match nothing, for a small blind that was missed; 0 for none. */
  readonly postsDead: number;
}

/** All that a hand follows from, together with its actions. JSON. */
export interface HandSetup {
  readonly rules: HandRules;
  /** Two or more. */
  readonly seats: readonly DealtSeat[];
  readonly positions: Positions;
  /** The cards in the order in which they are dealt: round by round to the seats, then the board. */
  readonly deck: readonly number[];
}

/** A decision of a seat. `to` is all that the seat has then bet on the street. `isLate`: the clock decided. */
export type HandAction =
  | { readonly seat: number; readonly kind: 'fold' | 'check' | 'call'; readonly isLate?: boolean }
  | { readonly seat: number; readonly kind: 'raise'; readonly to: number; readonly isLate?: boolean };

export type Standing = 'in' | 'all-in' | 'folded';

export interface SeatState {
  readonly seat: number;
  readonly hole: readonly number[];
  /** Chips behind. */
  readonly stack: number;
  /** Chips bet on this street. */
  readonly bet: number;
  /** Chips in the pots by now, `bet` included, dead ones not. */
  readonly paid: number;
  readonly standing: Standing;
  /** Whether the seat has decided on this street. */
  readonly hasActed: boolean;
}

export interface HandOutcome {
  readonly pots: readonly SharedPot[];
  readonly uncalled: { readonly seat: number; readonly chips: number } | null;
  readonly rake: number;
  /** Seats whose cards are turned up, in their order; none where all others folded. */
  readonly shown: readonly number[];
  /** Of each seat at the showdown. */
  readonly strengths: readonly { readonly seat: number; readonly strength: number }[];
}

/** A hand at a moment. It knows every card: only `seatView` leaves the server. */
export interface HandState {
  readonly setup: HandSetup;
  readonly street: Street;
  /** Clockwise from the button on, the button last. */
  readonly seats: readonly SeatState[];
  readonly board: readonly number[];
  /** Posted dead. */
  readonly dead: number;
  /** The bet of this street that every seat has to match to stay in. */
  readonly currentBet: number;
  /** The least by which a raise lifts the bet: the last full bet or raise of the street, at least the big blind. */
  readonly minRaise: number;
  /** The seat that bet or raised last on this street. */
  readonly aggressor: number | null;
  /** `null` once the hand is over. */
  readonly toAct: number | null;
  readonly outcome: HandOutcome | null;
}

/** A seat of a hand; a number that has none is a defect of the caller. */
export function seatOf(state: HandState, seat: number): SeatState {
  const found = state.seats.find((one) => one.seat === seat);
  if (!found) throw new RangeError(`seat ${seat} is not in the hand`);
  return found;
}
