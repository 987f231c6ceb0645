/** Words of bingo, apart from their schemas, so that a browser gets the words alone. */

/** `playing`: the sale is over and balls come; `settled`: the last ball has come; `off`: too few players had tickets, or it was cancelled; every stake returned. */
export const BINGO_GAME_STATUSES = ['open', 'playing', 'settled', 'off'] as const;
export type BingoGameStatus = (typeof BINGO_GAME_STATUSES)[number];

export const BINGO_PURCHASE_STATUSES = ['open', 'won', 'lost', 'returned'] as const;
export type BingoPurchaseStatus = (typeof BINGO_PURCHASE_STATUSES)[number];

/** As many tickets as one purchase has; a room may allow fewer of a game. */
export const MAX_TICKETS = 6;
