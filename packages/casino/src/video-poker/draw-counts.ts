import { DECK } from '../cards/cards.ts';
import { strengthOf } from '../cards/poker-hand.ts';
import { PAID_HANDS, paidHand } from './pays.ts';

const KINDS = PAID_HANDS.length;
const HOLDS = 32;

const choose = (n: number, k: number): number => (k === 0 ? 1 : k > n ? 0 : (choose(n - 1, k - 1) * n) / k);
/** C(card, size): sets of a size are numbered by the sum of it over their cards in order, the first as size 1. */
const CHOOSE = Array.from({ length: DECK }, (_, card) => Array.from({ length: 6 }, (_none, size) => choose(card, size)));
/** The places at which the sets of each size begin. */
const START = Array.from({ length: 6 }, (_, size) =>
  Array.from({ length: size }, (_none, k) => choose(DECK, k)).reduce((a, b) => a + b, 0),
);
/** The places of a hand in each of its 32 sets. */
const PLACES = Array.from({ length: HOLDS }, (_, set) => [0, 1, 2, 3, 4].filter((place) => set & (1 << place)));

/** The number of the cards of `hand`, ascending, that are in places of a set. */
function setNumber(hand: readonly number[], places: readonly number[]): number {
  let number = START[places.length] as number;
  for (let i = 0; i < places.length; i += 1) number += (CHOOSE[hand[places[i] as number] as number] as number[])[i + 1] as number;
  return number;
}

/** Calls back with every hand of five, ascending. The array is the same each time. */
function forEachHand(visit: (hand: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  const fill = (place: number, from: number): void => {
    if (place === hand.length) {
      visit(hand);
      return;
    }
    for (let card = from; card < DECK; card += 1) {
      hand[place] = card;
      fill(place + 1, card + 1);
    }
  };
  fill(0, 0);
}

/**
 * Counts for each set of at most five cards which paid hands contain it: 2.6 million hands, some seconds. Answers for a hand of five,
 * ascending, how often each hold (a bit a place) ends in each paid hand: holds by paid hands.
 */
export function countDraws(): (hand: readonly number[]) => Float64Array {
  const counts = new Int32Array((START[5] as number) * KINDS);
  forEachHand((hand) => {
    const kind = PAID_HANDS.indexOf(paidHand(strengthOf(hand)));
    for (let set = 0; set < HOLDS - 1; set += 1) {
      const at = setNumber(hand, PLACES[set] as number[]) * KINDS + kind;
      counts[at] = (counts[at] as number) + 1;
    }
  });
  return (hand) => {
    const draws = new Float64Array(HOLDS * KINDS);
    for (let set = 0; set < HOLDS - 1; set += 1) {
      const from = setNumber(hand, PLACES[set] as number[]) * KINDS;
      draws.set(counts.subarray(from, from + KINDS), set * KINDS);
    }
    draws[(HOLDS - 1) * KINDS + PAID_HANDS.indexOf(paidHand(strengthOf(hand)))] = 1;
    // Draws that hold a set's cards hold the thrown ones too unless they are left out, one after the other.
    for (let place = 1; place < HOLDS; place *= 2)
      for (let set = 0; set < HOLDS; set += 1)
        if ((set & place) === 0)
          for (let kind = 0; kind < KINDS; kind += 1) {
            const at = set * KINDS + kind;
            draws[at] = (draws[at] as number) - (draws[(set | place) * KINDS + kind] as number);
          }
    return draws;
  };
}
