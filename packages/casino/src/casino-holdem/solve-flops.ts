import { DECK, rankOf, SUITS, suitOf } from '../cards/cards.ts';
import { type SuitClass, suitClasses, suitClassOf, suitsOf } from '../cards/suit-classes.ts';
import { addBoard, handNumber } from './add-board.ts';
import { DEALS_AFTER_FLOP } from './pays.ts';

/** A flop up to the names of suits, and what the ante and its call win together, in antes, summed over all of the player's hands and {@link DEALS_AFTER_FLOP} deals of each. */
export interface SolvedFlop extends SuitClass {
  /** The winnings where every hand is called. */
  readonly called: number;
  /** The winnings where the hands that lose less by a fold are folded. */
  readonly best: number;
}

const ORDERS: readonly (readonly number[])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) => [0, 1, 2, 3].filter((c) => new Set([a, b, c]).size === 3).map((c) => [a, b, c, 6 - a - b - c])),
);
/** The new number of every card where suits are exchanged. */
const exchanged = (order: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: DECK }, (_, card) => rankOf(card) * SUITS + (order[suitOf(card)] as number));

const handOf = (cards: Uint8Array, a: number, b: number): number => {
  const x = cards[a] as number;
  const y = cards[b] as number;
  return x < y ? handNumber(x, y) : handNumber(y, x);
};

/** Every two of some cards, the lower first. */
function* pairs(cards: readonly number[]): Generator<readonly [number, number]> {
  for (const [i, a] of cards.entries()) for (const b of cards.slice(i + 1)) yield [a, b];
}
const leftOf = (cards: readonly number[]): readonly number[] =>
  Array.from({ length: DECK }, (_, card) => card).filter((card) => !cards.includes(card));

/** For each class of flops, what calls win by number of the hand, summed over all flops of the class and every turn and river. */
function callsByFlop(): ReadonlyMap<number, Float64Array> {
  const byFlop = new Map<number, Float64Array>();
  const values = new Float64Array(DECK * DECK);
  for (const { cards: board, ways } of suitClasses(5)) {
    values.fill(0);
    addBoard(board, values);
    const hands = [...pairs(leftOf(board))];
    for (const later of pairs(board)) {
      const { number, places } = suitClassOf(board.filter((card) => !later.includes(card)));
      const calls = byFlop.get(number) ?? new Float64Array(DECK * DECK);
      byFlop.set(number, calls);
      const cards = exchanged(places);
      for (const [a, b] of hands) {
        const hand = handOf(cards, a, b);
        calls[hand] = (calls[hand] as number) + ways * (values[handNumber(a, b)] as number);
      }
    }
  }
  return byFlop;
}

/** The value of a flop: hands that an exchange of the flop's like suits makes equal share what was counted for any of them. */
function solved(flop: SuitClass, calls: Float64Array): SolvedFlop {
  const suits = suitsOf(flop.cards);
  const alike = ORDERS.filter((order) => order.every((place, suit) => suits[place as 0] === suits[suit as 0])).map(exchanged);
  const shared = new Map<number, { won: number; hands: number }>();
  for (const [a, b] of pairs(leftOf(flop.cards))) {
    const min = Math.min(...alike.map((cards) => handOf(cards, a, b)));
    const one = shared.get(min) ?? { won: 0, hands: 0 };
    shared.set(min, { won: one.won + (calls[handNumber(a, b)] as number), hands: one.hands + 1 });
  }
  let called = 0;
  let best = 0;
  for (const { won, hands } of shared.values()) {
    called += won / flop.ways;
    best += Math.max(won / flop.ways, -hands * DEALS_AFTER_FLOP);
  }
  return { ...flop, called, best };
}

/** Solves every flop: each of the 134,459 boards is looked at once, as the end of the ten flops that it can begin with. */
export function solveFlops(): readonly SolvedFlop[] {
  const byFlop = callsByFlop();
  return Array.from(suitClasses(3), (flop) => solved(flop, byFlop.get(suitClassOf(flop.cards).number) as Float64Array));
}
