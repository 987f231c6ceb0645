/** How long bets are taken before a round starts, ms. No law asks for a longer round (catalogue/jurisdictions), and `requireTempo` refuses where one does. */
export const BETTING_MS = 8_000;
/**
 * How long a round stands ended before it is over, ms: the result is looked at meanwhile, and what had arrived before the end is still written. A
 * cash-out that has waited longer than this for the database comes too late.
 */
export const PAUSE_MS = 4_000;
