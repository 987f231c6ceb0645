import type { HandEvent } from '@touchline/casino/poker/history/hand-events';
import type { SeatView } from '@touchline/casino/poker/seat-view';
import type { PokerVariant } from '@touchline/casino/poker/variant';

/** A table as the lobby lists it. Chips are whole minor units of its currency. */
export interface PokerTableInfo {
  readonly tableId: string;
  readonly name: string;
  readonly variant: PokerVariant;
  readonly currency: string;
  readonly isPlayMoney: boolean;
  readonly seats: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly minBuyIn: number;
  readonly maxBuyIn: number;
  readonly rake: { readonly ratePpm: number; readonly caps: readonly { readonly players: number; readonly chips: number }[] };
  readonly decisionMs: number;
  readonly bankMs: number;
  readonly taken: number;
  readonly bots: number;
  readonly waiting: number;
  readonly averagePot: number | null;
}

export interface TakenSeat {
  readonly seat: number;
  readonly name: string;
  readonly isBot: boolean;
  readonly chips: number;
  readonly isPresent: boolean;
  readonly bankMs: number;
}

/** Instants are epoch ms of the server. */
export interface PokerHandView extends SeatView {
  readonly handId: string;
  readonly turnAt: number | null;
  readonly actsBy: number | null;
  readonly events: readonly HandEvent[];
}

export interface OwnSeat {
  readonly seat: number;
  readonly chips: number;
  readonly isPresent: boolean;
  readonly postsAtOnce: boolean;
}

export interface PokerTableView {
  readonly table: PokerTableInfo;
  readonly seats: readonly TakenSeat[];
  readonly own: OwnSeat | null;
  readonly promise: string | null;
  readonly hand: PokerHandView | null;
}
