import type { Deck } from './maths.ts';

/** The cells of a board, one after the other, for ever: Mulberry32 by the board's number, each number scaled to the weights. */
export function deckCells({ weights }: Deck, board: number): () => string {
  const symbols = Object.entries(weights);
  const total = symbols.reduce((sum, [, weight]) => sum + weight, 0);
  let state = board | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    let place = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) * total) / 2 ** 32);
    for (const [symbol, weight] of symbols) {
      if (place < weight) return symbol;
      place -= weight;
    }
    throw new RangeError('the weights of a deck are whole numbers above 0');
  };
}
