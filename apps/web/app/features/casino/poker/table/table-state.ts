import type { PokerTableView } from '@touchline/contract/poker/shapes';

/** The visitor's part at the table, which decides on what stands below the felt. */
export type TableState = 'guest' | 'choose' | 'full' | 'out' | 'no-chips' | 'next' | 'playing';

export function tableState({ table, seats, own, hand }: PokerTableView, isPlayer: boolean): TableState {
  if (!own) return seats.length >= table.seats ? 'full' : isPlayer ? 'choose' : 'guest';
  if (hand && hand.outcome === null && hand.seats.some(({ seat }) => seat === own.seat)) return 'playing';
  if (own.chips === 0) return 'no-chips';
  return own.isPresent ? 'next' : 'out';
}
