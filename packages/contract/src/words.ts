/** Words of the wire that screens choose from. Apart from the schemas that use them, so that a browser gets the words alone. */

/** What to do when a price has moved, by its number on the wire (`checkCf`): the engine's own list. */
export { PRICE_MODES, type PriceMode } from '@touchline/betting/acceptance/decide-price';

/** Kinds of bet by their number on the wire (`vid`). */
export const BET_KINDS = ['single', 'express', 'system', 'chain', 'multi', 'conditional', 'anti-express'] as const;
export type BetKind = (typeof BET_KINDS)[number];

/** A bet's life: `open` until it is decided. `returned` = void as a whole; `paid-part` = won something, but less than the stake. */
export const BET_STATUSES = ['open', 'won', 'lost', 'returned', 'paid-part'] as const;

/** Kinds of registration that are open (S191-S193). */
export const REGISTRATION_KINDS = ['fast', 'phone', 'full'] as const;
