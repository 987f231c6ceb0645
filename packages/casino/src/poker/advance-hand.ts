import { endHand } from './end-hand.ts';
import { BOARD_ON, type HandState, type SeatState, STREETS, type Street } from './hand-state.ts';
import { isAwaited } from './legal-actions.ts';
import { HOLE_CARDS } from './variant.ts';

const boardOn = ({ setup }: HandState, street: Street): readonly number[] => {
  const from = setup.seats.length * HOLE_CARDS[setup.rules.variant];
  return setup.deck.slice(from, from + BOARD_ON[street]);
};

/** Opens the next street: bets lie in the pots, everybody may decide anew. */
const openStreet = (state: HandState, street: Street): HandState => ({
  ...state,
  street,
  board: boardOn(state, street),
  seats: state.seats.map((seat) => ({ ...seat, bet: 0, hasActed: false })),
  currentBet: 0,
  minRaise: state.setup.rules.bigBlind,
  aggressor: null,
});

/** Seats in the order of their turns after one of them, which comes last; from the button on after a place without a seat in the hand. */
function turnsAfter(seats: readonly SeatState[], after: number): readonly SeatState[] {
  const at = seats.findIndex(({ seat }) => seat === after) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/**
 * Finds who acts next, clockwise after a seat; where betting is done, deals on or ends the hand. With at most one seat left that could
 * bet the board is dealt out.
 */
export function advanceHand(state: HandState, after: number): HandState {
  const remaining = state.seats.filter(({ standing }) => standing !== 'folded');
  if (remaining.length === 1) return endHand(state);
  const next = turnsAfter(state.seats, after).find((seat) => isAwaited(state, seat));
  if (next) return { ...state, toAct: next.seat };
  const street = STREETS[STREETS.indexOf(state.street) + 1];
  if (street === undefined) return endHand(state);
  const bettors = remaining.filter(({ standing }) => standing === 'in');
  if (bettors.length <= 1) return endHand({ ...state, board: boardOn(state, 'river') });
  return advanceHand(openStreet(state, street), state.setup.positions.button);
}
