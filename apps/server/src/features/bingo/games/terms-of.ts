import type { BingoRoom } from '@touchline/casino/bingo/bingo-room';
import { bingoRoomOf } from '@touchline/casino/bingo/bingo-rooms';
import { invariant } from '@touchline/kernel/invariant';
import type { BingoGame } from './bingo-game.store.ts';

/** The terms by which a game is sold and settled. */
export function termsOf({ room, version }: Pick<BingoGame, 'room' | 'version'>): BingoRoom {
  const terms = bingoRoomOf(room, version);
  invariant(terms, 'every version of a room is kept');
  return terms;
}
