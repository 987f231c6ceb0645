import type { BingoRoomKey } from '@touchline/casino/bingo/bingo-room';
import type { BingoAccountKind } from '@touchline/ledger/bingo-postings';

/** The house's account that holds the stakes and prizes of a room. */
export const bingoAccount = (room: BingoRoomKey): BingoAccountKind => `house-${room}`;
