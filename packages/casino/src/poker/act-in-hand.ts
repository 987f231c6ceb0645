import { err, ok, type Result } from '@touchline/kernel/result';
import type { IllegalAction } from '../game.ts';
import { advanceHand } from './advance-hand.ts';
import { type HandAction, type HandState, type SeatState, seatOf } from './hand-state.ts';
import { legalActions } from './legal-actions.ts';

const illegal = (field: string, message: string): Result<never, IllegalAction> => err({ field, message });

/** Moves chips of the stack into the bet. */
function bet(seat: SeatState, chips: number): SeatState {
  const stack = seat.stack - chips;
  return { ...seat, stack, bet: seat.bet + chips, paid: seat.paid + chips, standing: stack === 0 ? 'all-in' : 'in', hasActed: true };
}

const withSeat = (state: HandState, changed: SeatState): HandState => ({
  ...state,
  seats: state.seats.map((seat) => (seat.seat === changed.seat ? changed : seat)),
});

/** Raises, or bets. What is less than a full raise, which only an all-in may be, leaves the least raise as it was. */
function raise(state: HandState, seat: SeatState, to: number): HandState {
  const lifted = to - state.currentBet;
  return {
    ...withSeat(state, bet(seat, to - seat.bet)),
    currentBet: to,
    minRaise: Math.max(state.minRaise, lifted),
    aggressor: seat.seat,
  };
}

function decided(state: HandState, action: HandAction): Result<HandState, IllegalAction> {
  const seat = seatOf(state, action.seat);
  const { canCheck, callChips, raiseTo } = legalActions(state, action.seat);
  switch (action.kind) {
    case 'fold':
      return ok(withSeat(state, { ...seat, standing: 'folded', hasActed: true }));
    case 'check':
      return canCheck ? ok(withSeat(state, { ...seat, hasActed: true })) : illegal('kind', 'there is a bet to call');
    case 'call':
      return canCheck ? illegal('kind', 'there is nothing to call') : ok(withSeat(state, bet(seat, callChips)));
    case 'raise':
      if (!raiseTo) return illegal('kind', 'the betting is not open for a raise');
      if (!Number.isSafeInteger(action.to)) return illegal('to', 'a raise is of whole chips');
      if (action.to > raiseTo.max) return illegal('to', `the stack is enough for ${raiseTo.max}`);
      if (action.to < raiseTo.min) return illegal('to', `the least raise is to ${raiseTo.min}`);
      return ok(raise(state, seat, action.to));
  }
}

/** Takes a decision of the seat to act; refuses what it may not do now and names the field. */
export function actInHand(state: HandState, action: HandAction): Result<HandState, IllegalAction> {
  if (state.toAct === null) return illegal('seat', 'the hand is over');
  if (action.seat !== state.toAct) return illegal('seat', `seat ${state.toAct} is to act`);
  const next = decided(state, action);
  return next.ok ? ok(advanceHand(next.value, action.seat)) : next;
}

/** A hand at the end of its actions: it can be taken up wherever they end. */
export const replayHand = (begun: HandState, actions: readonly HandAction[]): Result<HandState, IllegalAction> =>
  actions.reduce<Result<HandState, IllegalAction>>((state, action) => (state.ok ? actInHand(state.value, action) : state), ok(begun));

/** The decision that the clock takes for a seat: it checks where it can and else folds. */
export const lateAction = (state: HandState, seat: number): HandAction => ({
  seat,
  kind: legalActions(state, seat).canCheck ? 'check' : 'fold',
  isLate: true,
});
