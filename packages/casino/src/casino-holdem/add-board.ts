import { DECK, rankOf, suitOf } from '../cards/cards.ts';
import { strengthOfSuits } from '../cards/poker-hand.ts';
import { type Suits, suitsOf } from '../cards/suit-classes.ts';
import { anteOdds, CALL, QUALIFYING } from './pays.ts';

const DEALER_HANDS = 990;
/** Hands of two cards that a board leaves: C(47, 2). */
const HANDS = 1081;
/** More than {@link HANDS}: a strength times this, plus a hand's place in the list, sorts by strength. */
const PLACES = 2048;

/** The number of a hand of two cards, the lower first. */
export const handNumber = (a: number, b: number): number => a * DECK + b;

/** Counts hands so that those which share no card with a given one are told at once: all, less those that hold either of its cards. */
function handCounter() {
  const byCard = new Int32Array(DECK);
  let all = 0;
  return {
    add(hand: number, hands = 1): void {
      const a = Math.floor(hand / DECK);
      const b = hand % DECK;
      all += hands;
      byCard[a] = (byCard[a] as number) + hands;
      byCard[b] = (byCard[b] as number) + hands;
    },
    /** How many share no card with the hand; `within` where it has been counted itself. */
    apartFrom: (hand: number, within: boolean): number =>
      all - (byCard[Math.floor(hand / DECK)] as number) - (byCard[hand % DECK] as number) + (within ? 1 : 0),
  };
}

/** The hands that a board leaves, weakest first: numbers that hold the strength and the place in `hands`. */
function sortedHands(board: readonly number[], hands: Int32Array): Float64Array {
  const sorted = new Float64Array(HANDS);
  const onBoard = suitsOf(board);
  let place = 0;
  for (let a = 0; a < DECK; a += 1) {
    if (board.includes(a)) continue;
    const bitA = 1 << rankOf(a);
    for (let b = a + 1; b < DECK; b += 1) {
      if (board.includes(b)) continue;
      const suits: Suits = [...onBoard];
      suits[suitOf(a) as 0] |= bitA;
      suits[suitOf(b) as 0] |= 1 << rankOf(b);
      hands[place] = handNumber(a, b);
      sorted[place] = strengthOfSuits(suits[0], suits[1], suits[2], suits[3]) * PLACES + place;
      place += 1;
    }
  }
  return sorted.sort();
}

const strengthAt = (sorted: Float64Array, i: number): number => Math.floor((sorted[i] as number) / PLACES);

/** Adds to `values`, by number of the player's hand, what a call wins on a board, in antes, summed over the dealer's hands. */
export function addBoard(board: readonly number[], values: Float64Array): void {
  const hands = new Int32Array(HANDS);
  const sorted = sortedHands(board, hands);
  const handAt = (i: number): number => hands[(sorted[i] as number) % PLACES] as number;
  const unqualified = handCounter();
  const below = handCounter();
  const equal = handCounter();
  for (let i = 0; i < HANDS && strengthAt(sorted, i) < QUALIFYING; i += 1) unqualified.add(handAt(i));
  for (let start = 0, end = 0; start < HANDS; start = end) {
    const strength = strengthAt(sorted, start);
    for (end = start; end < HANDS && strengthAt(sorted, end) === strength; end += 1) equal.add(handAt(end));
    const ante = anteOdds(strength);
    const plays = strength >= QUALIFYING;
    for (let i = start; i < end; i += 1) {
      const hand = handAt(i);
      const out = unqualified.apartFrom(hand, !plays);
      const worse = plays ? below.apartFrom(hand, false) - out : 0;
      const same = plays ? equal.apartFrom(hand, true) : 0;
      const better = DEALER_HANDS - out - worse - same;
      values[hand] = (values[hand] as number) + ante * out + (ante + CALL) * worse - (1 + CALL) * better;
    }
    for (let i = start; i < end; i += 1) {
      below.add(handAt(i));
      equal.add(handAt(i), -1);
    }
  }
}
