import { RANKS, rankOf, SUITS, suitOf } from './cards.ts';

/** Sets of cards that differ in the names of suits alone: one of them, and how many there are. */
export interface SuitClass {
  readonly cards: readonly number[];
  readonly ways: number;
}

/** The ranks of each suit, one bit a rank. */
export type Suits = [number, number, number, number];

export const suitsOf = (cards: readonly number[]): Suits => {
  const suits: Suits = [0, 0, 0, 0];
  for (const card of cards) suits[suitOf(card) as 0] |= 1 << rankOf(card);
  return suits;
};

const cardsOf = (suits: readonly number[]): number[] =>
  suits.flatMap((mask, suit) =>
    Array.from({ length: RANKS }, (_, rank) => rank)
      .filter((rank) => mask & (1 << rank))
      .map((rank) => rank * SUITS + suit),
  );

const MASKS = 1 << RANKS;
const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)));
/** The weight that suits are put in order by: how many ranks, then which. */
const WEIGHT = Uint32Array.from({ length: MASKS }, (_, mask) => bits(mask) * MASKS + mask);
/** The number of orders of four suits in which equal ones are neighbours. */
function orders(a: number, b: number, c: number, d: number): number {
  if (a === b && b === c) return c === d ? 1 : 4;
  if (b === c && c === d) return 4;
  const pairs = Number(a === b) + Number(b === c) + Number(c === d);
  return [24, 12, 6][pairs] as number;
}

/** Every class of sets of `size` cards as the ranks of the suits, no suit before a lighter one, and how many sets it has. */
export function forEachSuits(size: number, visit: (suits: Readonly<Suits>, ways: number) => void): void {
  const byCount: number[][] = Array.from({ length: size + 1 }, () => []);
  for (let mask = 0; mask < MASKS; mask += 1) byCount[bits(mask)]?.push(mask);
  const from = (count: number, min: number, before: number): readonly number[] =>
    count === min ? (byCount[count] ?? []).filter((mask) => mask >= before) : (byCount[count] ?? []);
  for (let na = 0; na * 4 <= size; na += 1)
    for (let nb = na; na + nb * 3 <= size; nb += 1)
      for (let nc = nb; na + nb + nc * 2 <= size; nc += 1)
        for (const a of byCount[na] ?? [])
          for (const b of from(nb, na, a))
            for (const c of from(nc, nb, b)) for (const d of from(size - na - nb - nc, nc, c)) visit([a, b, c, d], orders(a, b, c, d));
}

/** Every class of sets of `size` cards: 1,755 flops, 134,459 hands of five. */
export function suitClasses(size: number): readonly SuitClass[] {
  const classes: SuitClass[] = [];
  forEachSuits(size, (suits, ways) => classes.push({ cards: cardsOf(suits), ways }));
  return classes;
}

/** The class of a set of cards: a number of its own, and the place that each suit takes in the class's cards. */
export function suitClassOf(cards: readonly number[]): { readonly number: number; readonly places: readonly number[] } {
  const suits = suitsOf(cards);
  const ascending = [0, 1, 2, 3].sort((x, y) => (WEIGHT[suits[x as 0]] as number) - (WEIGHT[suits[y as 0]] as number));
  const places = [0, 0, 0, 0];
  ascending.forEach((suit, place) => {
    places[suit] = place;
  });
  return { number: ascending.reduce((number, suit) => number * MASKS + suits[suit as 0], 0), places };
}
