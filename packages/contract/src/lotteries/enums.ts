/** Words of the lotteries, apart from their schemas, so that a browser gets the words alone. */

/**
 * `closed`: the sale is over; `drawn`: the numbers are known and lines are being counted; `settled`: the prizes are known; `off`: cancelled,
 * every stake returned.
 */
export const LOTTERY_DRAW_STATUSES = ['open', 'closed', 'drawn', 'settled', 'off'] as const;
export type LotteryDrawStatus = (typeof LOTTERY_DRAW_STATUSES)[number];

export const LOTTERY_ENTRY_STATUSES = ['open', 'won', 'lost', 'returned'] as const;
export type LotteryEntryStatus = (typeof LOTTERY_ENTRY_STATUSES)[number];

/** How many lines a ticket has, and in how many draws it takes part. */
export const MAX_LINES = 10;
export const MAX_DRAWS = 10;
