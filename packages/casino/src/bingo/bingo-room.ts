import type { Ratio } from '@touchline/kernel/ratio';
import type { BingoKind } from './bingo-card.ts';
import type { BingoPrize } from './bingo-prize.ts';

export const BINGO_ROOM_KEYS = ['bingo-90', 'bingo-75'] as const;
export type BingoRoomKey = (typeof BINGO_ROOM_KEYS)[number];

/** The terms of a room. A game keeps the version under which it was opened for sale and is settled by it. */
export interface BingoRoom {
  readonly key: BingoRoomKey;
  readonly version: number;
  readonly kind: BingoKind;
  /** The price of a ticket in the pools' currency, minor units. */
  readonly ticketPriceMinor: bigint;
  /** A game with tickets of fewer players is off, as one who plays alone can only lose the share that the house keeps: every stake goes back. */
  readonly minPlayers: number;
  /** As many tickets as a player may have of a game. */
  readonly maxTickets: number;
  /** The share of the sales that goes back as prizes. */
  readonly returned: Ratio;
  /** The prizes in the order in which they are shown, each with its share of what goes back; the shares come to 1. */
  readonly prizes: readonly { readonly prize: BingoPrize; readonly share: Ratio }[];
  /** Games begin every `everyMs` from `firstMs` after the beginning of the epoch on (UTC), and a ball comes every `ballMs`. */
  readonly everyMs: number;
  readonly firstMs: number;
  readonly ballMs: number;
}
