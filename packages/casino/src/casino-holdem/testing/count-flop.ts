import { DECK } from '../../cards/cards.ts';
import { addBoard, handNumber } from '../add-board.ts';
import { DEALS_AFTER_FLOP } from '../pays.ts';
import type { SolvedFlop } from '../solve-flops.ts';

/** Every two of some cards, the lower first. */
function* pairs(cards: readonly number[]): Generator<readonly [number, number]> {
  for (const [i, a] of cards.entries()) for (const b of cards.slice(i + 1)) yield [a, b];
}

/** Solves one flop by counting every turn, river and hand of the dealer for every hand of the player. @internal */
export function countFlop(flop: readonly number[]): Pick<SolvedFlop, 'called' | 'best'> {
  const left = Array.from({ length: DECK }, (_, card) => card).filter((card) => !flop.includes(card));
  const values = new Float64Array(DECK * DECK);
  for (const turnAndRiver of pairs(left)) addBoard([...flop, ...turnAndRiver], values);
  let called = 0;
  let best = 0;
  for (const [a, b] of pairs(left)) {
    const value = values[handNumber(a, b)] as number;
    called += value;
    best += Math.max(value, -DEALS_AFTER_FLOP);
  }
  return { called, best };
}
