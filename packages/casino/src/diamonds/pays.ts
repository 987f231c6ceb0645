import { type Ratio, ratio } from '@touchline/kernel/ratio';
import { decimal } from '../decimal.ts';

/** Five gems of seven colours. */
export const GEMS = 5;
export const COLOURS = 7;

/** The hands of five gems, from the least. */
export const HANDS = ['none', 'pair', 'twoPair', 'three', 'fullHouse', 'four', 'five'] as const;
export type Hand = (typeof HANDS)[number];

const PAYS: Readonly<Record<Hand, Ratio>> = {
  none: decimal('0'),
  pair: decimal('0.1'),
  twoPair: decimal('2'),
  three: decimal('3'),
  fullHouse: decimal('4'),
  four: decimal('5'),
  five: decimal('50'),
};

/** How many of the 7^5 rows make each hand. */
export const HAND_WAYS: Readonly<Record<Hand, bigint>> = {
  none: 2_520n,
  pair: 8_400n,
  twoPair: 3_150n,
  three: 2_100n,
  fullHouse: 420n,
  four: 210n,
  five: 7n,
};

export const handPay = (hand: Hand): Ratio => PAYS[hand];
export const handChance = (hand: Hand): Ratio => ratio(HAND_WAYS[hand], BigInt(COLOURS) ** BigInt(GEMS));

/** The hand of a row of gems: told by how many gems share each colour, the most first. */
const BY_COUNTS: Readonly<Record<string, Hand>> = {
  '11111': 'none',
  '2111': 'pair',
  '221': 'twoPair',
  '311': 'three',
  '32': 'fullHouse',
  '41': 'four',
  '5': 'five',
};

export function handOf(gems: readonly number[]): Hand {
  const counts = new Map<number, number>();
  for (const gem of gems) counts.set(gem, (counts.get(gem) ?? 0) + 1);
  const hand = BY_COUNTS[[...counts.values()].sort((a, b) => b - a).join('')];
  if (!hand) throw new RangeError(`a row has ${GEMS} gems, not ${gems.length}`);
  return hand;
}
