import { HAND, kindOf, strengthOf } from '@touchline/casino/cards/poker-hand';

const KINDS = Object.keys(HAND) as readonly (keyof typeof HAND)[];

/** The kind of the best five of five to seven cards. */
export const handKind = (cards: readonly number[]): keyof typeof HAND => KINDS[kindOf(strengthOf(cards))] ?? 'highCard';
