import { type Ratio, ratio } from '@touchline/kernel/ratio';
import { DECK } from '../cards/cards.ts';
import { strengthOf } from '../cards/poker-hand.ts';
import { PAY_TABLES, type PayTableName, paidHand } from './pays.ts';

/** Which cards to keep, and what that returns per unit. */
export interface Hold {
  /** Places of the cards, 0 to 4. */
  readonly hold: readonly number[];
  readonly expected: Ratio;
}

/** Fills `hand` from `place` on with cards of `deck` in every way, and sums what the hands pay. */
function sumOfPays(hand: number[], place: number, deck: readonly number[], from: number, pay: (hand: readonly number[]) => number): number {
  if (place === hand.length) return pay(hand);
  let total = 0;
  for (let i = from; i < deck.length; i += 1) {
    hand[place] = deck[i] as number;
    total += sumOfPays(hand, place + 1, deck, i + 1, pay);
  }
  return total;
}

const ways = (n: number, k: number): number => (k === 0 ? 1 : (ways(n - 1, k - 1) * n) / k);

/** The return of each of the 32 holds of a hand, counted over every draw: 2,598,960 hands, some tenths of a second. */
function* holds(hand: readonly number[], pays: PayTableName): Generator<Hold> {
  const table = PAY_TABLES[pays];
  const deck = Array.from({ length: DECK }, (_, card) => card).filter((card) => !hand.includes(card));
  for (let kept = 31; kept >= 0; kept -= 1) {
    const hold = [0, 1, 2, 3, 4].filter((place) => kept & (1 << place));
    const cards = [...hold.map((place) => hand[place] as number), ...Array.from({ length: 5 - hold.length }, () => 0)];
    const total = sumOfPays(cards, hold.length, deck, 0, (drawn) => table[paidHand(strengthOf(drawn))]);
    yield { hold, expected: ratio(BigInt(total), BigInt(ways(deck.length, 5 - hold.length))) };
  }
}

/** The hold that returns most; of equals the one that keeps more of the last cards. */
export function bestHold(hand: readonly number[], pays: PayTableName): Hold {
  let best: Hold | undefined;
  for (const one of holds(hand, pays)) if (!best || one.expected.num * best.expected.den > best.expected.num * one.expected.den) best = one;
  return best as Hold;
}
