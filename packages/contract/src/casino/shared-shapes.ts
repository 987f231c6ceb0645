import { z } from 'zod';
import { BingoGameView } from '../bingo/shapes.ts';
import { PokerTableView } from '../poker/shapes.ts';
import { SHARED_GAME_KEYS } from './enums.ts';
import { JackpotAmount } from './jackpot-shapes.ts';

const json: z.ZodType<unknown> = z.unknown();
/** A multiple in whole hundredths: 250 is 2.50. */
const Multiple = z.number().int();

/** A shared round: it takes bets before its start, runs up to its end and is over from then on. Instants are epoch ms. */
export const SharedRoundView = z.object({
  round: z.string(),
  /** The round's number in its chain, from 1. */
  number: z.number().int(),
  version: z.number().int(),
  edgePpm: z.number().int(),
  startsAt: z.number(),
  /** When it ended; null before. */
  endedAt: z.number().nullable(),
  /** When the next one opens; null before the end. */
  nextAt: z.number().nullable(),
  /**
   * The multiple that it came to; at a live table the number of the result: the pocket, the segment, or the player's points and the banker's as tens and
   * ones. Null until it is no longer open: at crash until the end, elsewhere until the start.
   */
  result: z.number().int().nullable(),
  /** Everything that is shown of a live table's draw: the pocket, the cards, the segment. Null where the result is, and at other tables. */
  outcome: json,
  /** The round's hash; null until its end. */
  hash: z.string().nullable(),
});
export type SharedRoundView = z.infer<typeof SharedRoundView>;

export const SHARED_BET_STATUSES = ['open', 'cancelled', 'paid', 'lost'] as const;

/** A bet in a shared round as everybody sees it. Amounts are decimal text in `currency`. */
export const SharedBetView = z.object({
  bet: z.string(),
  round: z.string(),
  /** Of the player as much as it takes to recognise oneself. */
  name: z.string(),
  currency: z.string(),
  stake: z.string(),
  status: z.enum(SHARED_BET_STATUSES),
  /** The multiple at which it was paid; null before, of one that is not, and at live tables. */
  paidAt: Multiple.nullable(),
  returned: z.string().nullable(),
});
export type SharedBetView = z.infer<typeof SharedBetView>;

/** The player's own. */
export const OwnSharedBet = SharedBetView.extend({
  /** The multiple at which it is to be paid by itself. */
  target: Multiple.nullable(),
  /** Chips on places of a live table; null elsewhere. */
  chips: json,
});
export type OwnSharedBet = z.infer<typeof OwnSharedBet>;

/** The player's own in their history, with its table and its round. */
export const PastSharedBet = OwnSharedBet.extend({
  game: z.enum(SHARED_GAME_KEYS),
  /** The round's place in its chain. */
  number: z.number().int(),
  placedAt: z.number(),
  /** As in `SharedRoundView`; null until the round has ended. */
  result: z.number().int().nullable(),
});
export type PastSharedBet = z.infer<typeof PastSharedBet>;

/** A round that is over; its result as in `SharedRoundView`. */
export const SharedResult = z.object({ round: z.string(), number: z.number().int(), result: z.number().int() });
export type SharedResult = z.infer<typeof SharedResult>;

/** The chain that rounds are drawn by: `promise` is the SHA-256 of its first round's hash, and was public before that round. */
export const SharedChain = z.object({ promise: z.string(), salt: z.string(), rounds: z.number().int() });
export type SharedChain = z.infer<typeof SharedChain>;

/** Changes of a table on its topic: what is named has changed, and stands here whole. Jackpots: on the topics of jackpots, one a tier. */
export const SharedDelta = z.object({
  round: SharedRoundView.optional(),
  bets: z.array(SharedBetView).optional(),
  jackpots: z.array(JackpotAmount).optional(),
  /** In a room of bingo: the game that is played or sells tickets. */
  bingo: BingoGameView.optional(),
  /** At a poker table: the table as one sees it who only watches. */
  poker: PokerTableView.optional(),
});
export type SharedDelta = z.infer<typeof SharedDelta>;
