import { RANKS } from './cards.ts';
import { suitsOf } from './suit-classes.ts';

/** Kinds of poker hands, weakest first: the number is the kind's place in `kindOf`. */
export const HAND = {
  highCard: 0,
  pair: 1,
  twoPair: 2,
  threeOfAKind: 3,
  straight: 4,
  flush: 5,
  fullHouse: 6,
  fourOfAKind: 7,
  straightFlush: 8,
} as const;

const MASKS = 1 << RANKS;
/** By a set of ranks, one bit a rank: how many, its highest, the top of its best straight (0 where it has none; the wheel counts to the five). */
const COUNT = new Uint8Array(MASKS);
const HIGHEST = new Uint8Array(MASKS);
const STRAIGHT = new Uint8Array(MASKS);
/** The five highest ranks of a set, four bits each, the highest in the upper bits. */
const TOP_FIVE = new Uint32Array(MASKS);
const WHEEL = 0b1_0000_0000_1111;

for (let mask = 1; mask < MASKS; mask += 1) {
  const ranks = Array.from({ length: RANKS }, (_, i) => RANKS - 1 - i).filter((rank) => mask & (1 << rank));
  COUNT[mask] = ranks.length;
  HIGHEST[mask] = ranks[0] ?? 0;
  TOP_FIVE[mask] = ranks.slice(0, 5).reduce((packed, rank, i) => packed | (rank << (16 - 4 * i)), 0);
  const top = ranks.find((rank) => rank >= 4 && ((mask >> (rank - 4)) & 0b11111) === 0b11111);
  STRAIGHT[mask] = top ?? ((mask & WHEEL) === WHEEL ? 3 : 0);
}

const at = (table: Uint8Array | Uint32Array, mask: number): number => table[mask] as number;
const packed = (kind: number, ranks: number): number => (kind << 20) | ranks;

/**
 * The strength of the best five of five to seven cards, given as the ranks of each suit, one bit a rank: the greater number wins, equal
 * numbers share. The kind stands above 20 bits of the ranks that decide within it.
 */
export function strengthOfSuits(a: number, b: number, c: number, d: number): number {
  const any = a | b | c | d;
  const flush = at(COUNT, a) >= 5 ? a : at(COUNT, b) >= 5 ? b : at(COUNT, c) >= 5 ? c : at(COUNT, d) >= 5 ? d : 0;
  if (flush && at(STRAIGHT, flush)) return packed(HAND.straightFlush, at(STRAIGHT, flush) << 16);
  const two = (a & b) | (c & d) | ((a | b) & (c | d));
  const three = (a & b & (c | d)) | (c & d & (a | b));
  const four = a & b & c & d;
  if (four) return packed(HAND.fourOfAKind, (at(HIGHEST, four) << 16) | (at(HIGHEST, any & ~four) << 12));
  const top = at(HIGHEST, three);
  const under = three ? two & ~(1 << top) : 0;
  if (under) return packed(HAND.fullHouse, (top << 16) | (at(HIGHEST, under) << 12));
  if (flush) return packed(HAND.flush, at(TOP_FIVE, flush));
  if (at(STRAIGHT, any)) return packed(HAND.straight, at(STRAIGHT, any) << 16);
  if (three) return packed(HAND.threeOfAKind, (top << 16) | ((at(TOP_FIVE, any & ~(1 << top)) >> 12) << 8));
  if (two === 0) return packed(HAND.highCard, at(TOP_FIVE, any));
  const high = at(HIGHEST, two);
  const low = two & ~(1 << high);
  if (low === 0) return packed(HAND.pair, (high << 16) | ((at(TOP_FIVE, any & ~(1 << high)) >> 8) << 4));
  const second = at(HIGHEST, low);
  return packed(HAND.twoPair, (high << 16) | (second << 12) | (at(HIGHEST, any & ~(1 << high) & ~(1 << second)) << 8));
}

/** The strength of the best five of five to seven cards: see {@link strengthOfSuits}. */
export const strengthOf = (cards: readonly number[]): number => strengthOfSuits(...suitsOf(cards));

/** The kind of a hand by its strength, a value of {@link HAND}. */
export const kindOf = (strength: number): number => strength >> 20;

/** The rank that decides first within the kind: of the pair, of the four, of the top card of a straight. */
export const leadingRank = (strength: number): number => (strength >> 16) & 0xf;
