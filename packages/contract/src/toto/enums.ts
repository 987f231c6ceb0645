/** Words of the pools, apart from their schemas, so that a browser gets the words alone. */

/** `closed`: its first match has started; `settled`: paid; `off`: too many void matches, every stake returned. */
export const TOTO_DRAW_STATUSES = ['open', 'closed', 'settled', 'off'] as const;
export type TotoDrawStatus = (typeof TOTO_DRAW_STATUSES)[number];

export const TOTO_TICKET_STATUSES = ['open', 'won', 'lost', 'returned'] as const;
export type TotoTicketStatus = (typeof TOTO_TICKET_STATUSES)[number];

export const TOTO_POOL_KEYS = ['fifteen', 'score', 'totals'] as const;
