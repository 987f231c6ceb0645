import type { DealtSeat, Positions } from '../hand-state.ts';
import { clockwiseAfter, isBetween } from '../seat-order.ts';

/** A player at a cash table between two hands. */
export interface CashSeat {
  readonly seat: number;
  readonly chips: number;
  /** Whether the player wants to be dealt in. */
  readonly isPresent: boolean;
  /** Blinds that passed the player by since the last hand dealt in. Who has just sat down owes the big one. */
  readonly missed: { readonly big: boolean; readonly small: boolean };
  /** Whether a player who missed blinds pays them at once rather than wait for the big blind. */
  readonly postsAtOnce: boolean;
}

/** Where the button and the blinds lay in the hand before; the small blind's place is kept even where nobody sat there. */
export interface Places {
  readonly button: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
}

/** Who is dealt into the next hand and where its button and blinds are. */
export interface NextHand {
  readonly places: Places;
  readonly positions: Positions;
  readonly seats: readonly DealtSeat[];
}

interface Blinds {
  readonly smallBlind: number;
  readonly bigBlind: number;
}

const owes = ({ missed }: CashSeat): boolean => missed.big || missed.small;

const dealtFree = ({ seat, chips }: CashSeat): DealtSeat => ({ seat, chips, postsLive: 0, postsDead: 0 });

function dealtIn(seat: CashSeat, places: Places, blinds: Blinds): DealtSeat {
  if (seat.seat === places.bigBlind || !owes(seat)) return dealtFree(seat);
  return {
    ...dealtFree(seat),
    postsLive: seat.missed.big ? blinds.bigBlind : 0,
    postsDead: seat.missed.small ? blinds.smallBlind : 0,
  };
}

const handOf = (seats: readonly DealtSeat[], places: Places): NextHand => ({
  seats,
  places,
  positions: { ...places, smallBlind: seats.some(({ seat }) => seat === places.smallBlind) ? places.smallBlind : null },
});

/** Two players: the one who does not have the big blind has the button and the small one. */
function headsUp(seats: readonly DealtSeat[], bigBlind: number): NextHand {
  const button = (seats.find(({ seat }) => seat !== bigBlind) as DealtSeat).seat;
  return handOf(seats, { button, smallBlind: button, bigBlind });
}

/** The first hand of a table, or of one that had stopped: everybody is dealt in and owes nothing. */
function opening(candidates: readonly CashSeat[], after: number): NextHand {
  const [button, next, third] = clockwiseAfter(candidates, after) as [CashSeat, CashSeat, CashSeat | undefined];
  const seats = candidates.map(dealtFree);
  if (!third) return headsUp(seats, next.seat);
  return handOf(seats, { button: button.seat, smallBlind: next.seat, bigBlind: third.seat });
}

/**
 * Moves the button and the blinds on ("dead button"): the big blind goes to the next player, the small blind to where the big one was and the button
 * to where the small one was, whoever sits there now. So nobody has the big blind twice in a round nor escapes it. Who missed blinds waits for the
 * big blind, or posts what was missed; between the button and the big blind one always waits.
 *
 * @param before places of the hand before, `null` for the first
 * @param opener the seat after which the first button is given
 * @returns `null` where fewer than two players can be dealt in
 */
export function nextHand(table: readonly CashSeat[], before: Places | null, blinds: Blinds, opener: number): NextHand | null {
  const candidates = clockwiseAfter(
    table.filter(({ chips, isPresent }) => isPresent && chips > 0),
    0,
  );
  if (candidates.length < 2) return null;
  const established = candidates.filter((seat) => !owes(seat));
  if (!before || established.length === 0) return opening(candidates, before?.button ?? opener);
  const bigBlind = (clockwiseAfter(candidates, before.bigBlind)[0] as CashSeat).seat;
  const places: Places = { button: before.smallBlind, smallBlind: before.bigBlind, bigBlind };
  const comesIn = (seat: CashSeat): boolean =>
    !owes(seat) || seat.seat === bigBlind || (seat.postsAtOnce && !isBetween(seat.seat, places.button, bigBlind));
  const admitted = candidates.filter(comesIn);
  if (admitted.length < 2) return opening(candidates, before.button);
  const seats = admitted.map((seat) => dealtIn(seat, places, blinds));
  if (seats.length === 2) return headsUp(seats, bigBlind);
  return handOf(seats, places);
}

/**
 * Blinds that a player owes after a hand: those that passed the seat since the hand before. With the big blind the small one has gone by as well, since
 * who comes back between the two has to wait.
 */
export function missedAfter(seat: CashSeat, before: Places | null, hand: NextHand): CashSeat['missed'] {
  if (hand.seats.some((dealt) => dealt.seat === seat.seat)) return { big: false, small: false };
  const { places } = hand;
  const isPassed = before !== null && isBetween(seat.seat, before.bigBlind, places.bigBlind);
  return { big: seat.missed.big || isPassed, small: seat.missed.small || isPassed || places.smallBlind === seat.seat };
}
