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

/** The places of the button and the blinds in a hand; the small blind's place is kept even where nobody sat there. */
export interface Places {
  readonly button: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
}

/** The next hand: who is dealt in, and the places of its button and blinds. */
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

/** The last seat dealt in before a place: it has the button when more than two play after two did, who had one place for the button and the small blind. */
const lastBefore = (seats: readonly DealtSeat[], place: number): number =>
  (clockwiseAfter(seats, place).findLast(({ seat }) => seat !== place) as DealtSeat).seat;

/** A hand that nothing stands from before of but its big blind: everybody is dealt in and owes nothing, the small blind and the button come before it. */
function opening(candidates: readonly CashSeat[], bigBlind: number): NextHand {
  const seats = candidates.map(dealtFree);
  if (seats.length === 2) return headsUp(seats, bigBlind);
  const [button, smallBlind] = clockwiseAfter(seats, bigBlind).slice(-3) as [DealtSeat, DealtSeat, DealtSeat];
  return handOf(seats, { button: button.seat, smallBlind: smallBlind.seat, bigBlind });
}

/** The big blind of a table's first hand, whose button is the first seat after `opener`; of two players it is the other. */
const firstBigBlind = (candidates: readonly CashSeat[], opener: number): number =>
  (clockwiseAfter(candidates, opener)[candidates.length === 2 ? 1 : 2] as CashSeat).seat;

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
  if (!before) return opening(candidates, firstBigBlind(candidates, opener));
  const bigBlind = (clockwiseAfter(candidates, before.bigBlind)[0] as CashSeat).seat;
  const places: Places = { button: before.smallBlind, smallBlind: before.bigBlind, bigBlind };
  const comesIn = (seat: CashSeat): boolean =>
    !owes(seat) || seat.seat === bigBlind || (seat.postsAtOnce && !isBetween(seat.seat, places.button, bigBlind));
  const admitted = candidates.filter(comesIn);
  // Nobody waits if all others would wait, or if all owe something.
  if (admitted.length < 2 || candidates.every(owes)) return opening(candidates, bigBlind);
  const seats = admitted.map((seat) => dealtIn(seat, places, blinds));
  if (seats.length === 2) return headsUp(seats, bigBlind);
  return handOf(seats, before.button === before.smallBlind ? { ...places, button: lastBefore(seats, places.smallBlind) } : places);
}

/**
 * Blinds that a player owes after a hand: those that passed the seat since the hand before, or that lie beyond it now. With the big blind the small one has
 * gone by as well, since who comes back between the two has to wait.
 */
export function missedAfter({ seat, missed }: CashSeat, before: Places | null, { seats, places }: NextHand): CashSeat['missed'] {
  if (seats.some((dealt) => dealt.seat === seat)) return { big: false, small: false };
  if (seat === places.smallBlind) return { big: missed.big, small: true };
  const isPassed =
    (before !== null && isBetween(seat, before.bigBlind, places.bigBlind)) || isBetween(seat, places.button, places.bigBlind);
  return { big: missed.big || isPassed, small: missed.small || isPassed };
}
