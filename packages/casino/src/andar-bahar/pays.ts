import { type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';
import { DECK } from '../cards/cards.ts';

/** The most cards that can be dealt beside the joker before one of its rank comes. */
const MAX_DEALT = 49;

/** Bets on how many cards are dealt, the matching one included: from, to, what they win per unit. */
const LENGTHS = {
  cards1to5: { from: 1, to: 5, odds: [5, 2] },
  cards6to10: { from: 6, to: 10, odds: [7, 2] },
  cards11to15: { from: 11, to: 15, odds: [9, 2] },
  cards16to25: { from: 16, to: 25, odds: [7, 2] },
  cards26to30: { from: 26, to: 30, odds: [15, 1] },
  cards31to35: { from: 31, to: 35, odds: [25, 1] },
  cards36to40: { from: 36, to: 40, odds: [50, 1] },
  cards41to49: { from: 41, to: MAX_DEALT, odds: [120, 1] },
} as const;
type Length = keyof typeof LENGTHS;

export const ANDAR_BAHAR_PLACES = ['andar', 'bahar', ...(Object.keys(LENGTHS) as Length[])] as const;
export type AndarBaharBet = (typeof ANDAR_BAHAR_PLACES)[number];

/** The return of a bet per unit where so many cards were dealt. The first goes to andar, which therefore wins more often and less. */
export function andarBaharPay(on: AndarBaharBet, dealt: number): Ratio {
  if (on === 'andar') return dealt % 2 === 1 ? ratio(19n, 10n) : ZERO;
  if (on === 'bahar') return dealt % 2 === 0 ? ratio(2n, 1n) : ZERO;
  const { from, to, odds } = LENGTHS[on];
  return dealt >= from && dealt <= to ? ratio(BigInt(odds[0] + odds[1]), BigInt(odds[1])) : ZERO;
}

/**
 * How many cards are dealt, and in how many equally likely ways. The two other cards of the joker's rank lie anywhere behind the first:
 * C(51 - n, 2) of the C(51, 3) ways in which three lie in 51.
 */
export const andarBaharResults = (): { readonly result: number; readonly ways: bigint }[] =>
  Array.from({ length: MAX_DEALT }, (_, i) => {
    const behind = DECK - 1 - (i + 1);
    return { result: i + 1, ways: BigInt((behind * (behind - 1)) / 2) };
  });
