import { z } from 'zod';
import { BINGO_GAME_STATUSES, BINGO_PURCHASE_STATUSES } from './enums.ts';

export const BingoRoomKey = z.enum(['bingo-90', 'bingo-75']);

/** A prize of a game. Amounts are decimal text in the pool's currency. */
const BingoPrizeView = z.object({
  prize: z.enum(['line', 'two-lines', 'corners', 'cross', 'full-house']),
  /** While tickets are on sale: as much as it would be with those that are sold. */
  pot: z.string(),
  /** How many balls had come when it was won, the numbers of the cards that won it, and what each is paid; null before. */
  won: z.object({ ball: z.number().int(), cards: z.array(z.number().int()), paid: z.array(z.string()) }).nullable(),
});

/** A game as everybody sees it at an instant; it says nothing of balls that are yet to come. Instants are epoch ms. */
export const BingoGameView = z.object({
  gameId: z.string(),
  room: BingoRoomKey,
  /** The version of the room's terms by which it is sold and settled. */
  version: z.number().int(),
  /** Counts the games of a room from 1. */
  number: z.number().int(),
  status: z.enum(BINGO_GAME_STATUSES),
  /** When the sale ends. */
  startsAt: z.number(),
  /** When the first ball was put into the machine; each ball comes `ballMs` after the one before. Null before the sale has ended. */
  beganAt: z.number().nullable(),
  ballMs: z.number().int(),
  /** The promise: the SHA-256 of the seed, published before the first ticket is sold. */
  seedHash: z.string(),
  /** The seed, once the last ball has come. */
  seed: z.string().nullable(),
  players: z.number().int(),
  tickets: z.number().int(),
  currency: z.string(),
  sales: z.string(),
  /** The balls that have come, in their order. */
  balls: z.array(z.number().int()),
  prizes: z.array(BingoPrizeView),
});
export type BingoGameView = z.infer<typeof BingoGameView>;

/** A room with the game that is played, those that sell tickets and the last one that was played to its end. */
export const BingoRoomView = z.object({
  room: BingoRoomKey,
  /** The price of a ticket in the caller's currency. */
  currency: z.string(),
  ticketPrice: z.string(),
  /** A game with tickets of fewer players is off: every stake goes back. */
  minPlayers: z.number().int(),
  maxTickets: z.number().int(),
  playing: BingoGameView.nullable(),
  /** The next one first. */
  open: z.array(BingoGameView),
  last: BingoGameView.nullable(),
});
export type BingoRoomView = z.infer<typeof BingoRoomView>;

/** A ticket that was sold for a game, as the published list has it. */
export const SoldTicketView = z.object({ number: z.number().int(), buyerSeed: z.string() });

/** Tickets that a player bought for a game together. */
export const BingoPurchaseView = z.object({
  purchaseId: z.string(),
  gameId: z.string(),
  room: BingoRoomKey,
  /** Of the game. */
  number: z.number().int(),
  startsAt: z.number(),
  status: z.enum(BINGO_PURCHASE_STATUSES),
  placedAt: z.number(),
  /** The numbers of the tickets in their game, from the first one on. */
  firstTicket: z.number().int(),
  tickets: z.number().int(),
  /** The text of the buyer's browser that the cards were made from too. */
  buyerSeed: z.string(),
  /** Cards by their numbers in the game; cells row by row, null where there is no number. */
  cards: z.array(z.object({ number: z.number().int(), cells: z.array(z.number().int().nullable()) })),
  currency: z.string(),
  stake: z.string(),
  /** Null before the game is over. */
  paid: z.string().nullable(),
});
export type BingoPurchaseView = z.infer<typeof BingoPurchaseView>;
