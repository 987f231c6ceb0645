import { ACE } from '@touchline/casino/cards/cards';
import { HAND } from '@touchline/casino/cards/poker-hand';

const strength = (kind: number, rank = 0): number => (kind << 20) | (rank << 16);

/** Hands that pay apart, best first, each with the strength of one of them. */
const STRENGTHS = {
  royalFlush: strength(HAND.straightFlush, ACE),
  straightFlush: strength(HAND.straightFlush, ACE - 1),
  fourOfAKind: strength(HAND.fourOfAKind),
  fullHouse: strength(HAND.fullHouse),
  flush: strength(HAND.flush),
  straight: strength(HAND.straight),
  threeOfAKind: strength(HAND.threeOfAKind),
  twoPair: strength(HAND.twoPair),
  pairOfAces: strength(HAND.pair, ACE),
} as const;

export const PAID_HANDS = Object.entries(STRENGTHS) as readonly (readonly [hand: keyof typeof STRENGTHS, strength: number])[];
