import type { Deck } from './maths.ts';

const lots = new WeakMap<Deck, readonly string[]>();

/** Each symbol of a deck as often as its weight says. */
function lotsOf(deck: Deck): readonly string[] {
  const known = lots.get(deck);
  if (known) return known;
  const made = Object.entries(deck.weights).flatMap(([symbol, weight]) => Array.from({ length: weight }, () => symbol));
  lots.set(deck, made);
  return made;
}

/** The cells of a board, one after the other, for ever: Mulberry32 by the board's number, each number scaled to the weights. */
export function deckCells(deck: Deck, board: number): () => string {
  const symbols = lotsOf(deck);
  let state = board | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return symbols[Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) * symbols.length) / 2 ** 32)] ?? '';
  };
}
