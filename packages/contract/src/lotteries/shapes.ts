import { z } from 'zod';
import { LOTTERY_DRAW_STATUSES, LOTTERY_ENTRY_STATUSES } from './enums.ts';

export const LotteryKey = z.enum(['six-of-49', 'five-of-36', 'keno-80']);

/** A prize of a settled draw: how many lines won it and what each is paid, in the pool's currency. */
const LotteryPrizeView = z.object({
  picks: z.number().int(),
  hits: z.number().int(),
  lines: z.number().int(),
  perLine: z.string(),
});

/** A draw. Amounts are decimal text in the pool's currency. */
export const LotteryDrawView = z.object({
  drawId: z.string(),
  lottery: LotteryKey,
  /** Counts the draws of a lottery from 1; the nonce of its seed. */
  number: z.number().int(),
  status: z.enum(LOTTERY_DRAW_STATUSES),
  /** When the sale ends and the numbers are drawn; epoch ms. */
  closesAt: z.number(),
  /** The promise: the SHA-256 of the seed, published before the first ticket is sold. */
  seedHash: z.string(),
  /** The seed and, in the order in which they came, the numbers that follow from it; null before the draw. */
  seed: z.string().nullable(),
  numbers: z.array(z.number().int()).nullable(),
  currency: z.string(),
  /** Of a settled draw: what the jackpot was (null where odds are fixed), what was sold and paid, how many lines took part. */
  jackpot: z.string().nullable(),
  sales: z.string().nullable(),
  paid: z.string().nullable(),
  lines: z.number().int().nullable(),
  /** The prizes that were won, the highest first. */
  prizes: z.array(LotteryPrizeView).nullable(),
});
export type LotteryDrawView = z.infer<typeof LotteryDrawView>;

/** A lottery with its next draw. */
export const LotteryView = z.object({
  lottery: LotteryKey,
  /** The price of a line in the caller's currency. */
  currency: z.string(),
  linePrice: z.string(),
  /** The pool's currency, and its jackpot now; null where odds are fixed. */
  poolCurrency: z.string(),
  jackpot: z.string().nullable(),
  /** The next draw that takes tickets; null while there is none. */
  next: LotteryDrawView.nullable(),
  /** How many draws take tickets. */
  drawsOpen: z.number().int(),
  /** The last draw whose numbers are known. */
  last: LotteryDrawView.nullable(),
});
export type LotteryView = z.infer<typeof LotteryView>;

/** A ticket in one of its draws. */
export const LotteryEntryView = z.object({
  drawId: z.string(),
  number: z.number().int(),
  closesAt: z.number(),
  status: z.enum(LOTTERY_ENTRY_STATUSES),
  /** The numbers of the draw, and by line how many of them are on it; null before the draw. */
  numbers: z.array(z.number().int()).nullable(),
  hits: z.array(z.number().int()).nullable(),
  /** The payment in the ticket's currency; null before the draw is settled. */
  paid: z.string().nullable(),
});
export type LotteryEntryView = z.infer<typeof LotteryEntryView>;

export const LotteryTicketView = z.object({
  ticketId: z.string(),
  lottery: LotteryKey,
  lines: z.array(z.array(z.number().int())),
  currency: z.string(),
  /** Of all draws together. */
  stake: z.string(),
  placedAt: z.number(),
  /** The first draw first. */
  entries: z.array(LotteryEntryView),
});
export type LotteryTicketView = z.infer<typeof LotteryTicketView>;
