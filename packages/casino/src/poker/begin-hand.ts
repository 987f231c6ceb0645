import { invariant } from '@touchline/kernel/invariant';
import { advanceHand } from './advance-hand.ts';
import type { DealtSeat, HandSetup, HandState, SeatState } from './hand-state.ts';
import { clockwiseAfter } from './seat-order.ts';
import { BOARD_CARDS, HOLE_CARDS } from './variant.ts';

/** Takes chips that count as matched: a live bet of the street, or an ante, which is none. */
function pay(seat: SeatState, chips: number, isBet: boolean): SeatState {
  const paid = Math.min(chips, seat.stack);
  const stack = seat.stack - paid;
  return { ...seat, stack, bet: seat.bet + (isBet ? paid : 0), paid: seat.paid + paid, standing: stack === 0 ? 'all-in' : 'in' };
}

/** The chips of a seat's forced bets, in the order in which they are taken of a short stack. */
export function forcedBets({ rules, positions }: HandSetup, { seat, postsLive, postsDead }: DealtSeat) {
  const blind = seat === positions.bigBlind ? rules.bigBlind : seat === positions.smallBlind ? rules.smallBlind : postsLive;
  return { ante: rules.ante, blind, dead: postsDead };
}

function dealt(setup: HandSetup, seat: DealtSeat, place: number): { readonly seat: SeatState; readonly dead: number } {
  const { ante, blind, dead } = forcedBets(setup, seat);
  const players = setup.seats.length;
  const hole = Array.from({ length: HOLE_CARDS[setup.rules.variant] }, (_, round) => setup.deck[round * players + place] as number);
  const begun: SeatState = { seat: seat.seat, hole, stack: seat.chips, bet: 0, paid: 0, standing: 'in', hasActed: false };
  const posted = pay(pay(begun, ante, false), blind, true);
  const deadPaid = Math.min(dead, posted.stack);
  const stack = posted.stack - deadPaid;
  return { seat: { ...posted, stack, standing: stack === 0 ? 'all-in' : 'in' }, dead: deadPaid };
}

function check({ rules, seats, deck, positions }: HandSetup): void {
  const numbers = new Set(seats.map(({ seat }) => seat));
  invariant(seats.length >= 2 && numbers.size === seats.length, 'a hand is of two players or more, each in a seat of its own');
  invariant(
    seats.every(({ chips }) => Number.isSafeInteger(chips) && chips > 0),
    'who is dealt in has chips',
  );
  invariant(numbers.has(positions.bigBlind), 'somebody posts the big blind');
  invariant(new Set(deck).size === deck.length, 'no card is twice in a deck');
  invariant(deck.length >= seats.length * HOLE_CARDS[rules.variant] + BOARD_CARDS, 'a deck is enough for all seats and the board');
}

/** Posts antes and blinds and deals. Players who are all in by that are through: the hand may be over at once. */
export function beginHand(setup: HandSetup): HandState {
  check(setup);
  const posted = clockwiseAfter(setup.seats, setup.positions.button).map((seat, place) => dealt(setup, seat, place));
  const { bigBlind } = setup.rules;
  const begun: HandState = {
    setup,
    street: 'preflop',
    seats: posted.map(({ seat }) => seat),
    board: [],
    dead: posted.reduce((sum, { dead }) => sum + dead, 0),
    currentBet: bigBlind,
    minRaise: bigBlind,
    aggressor: null,
    toAct: null,
    outcome: null,
  };
  return advanceHand(begun, setup.positions.bigBlind);
}
