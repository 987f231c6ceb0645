/** Words of the casino that screens choose from, apart from the schemas. */

/** Games of rounds that all watch together, in the order of the lobby; those after slide are live tables. */
export const SHARED_GAME_KEYS = ['crash', 'slide', 'live-roulette', 'live-baccarat', 'live-wheel'] as const;
export type SharedGameKey = (typeof SHARED_GAME_KEYS)[number];

/** Categories of the lobby (page kinds of the specification that the house's own games belong to). */
export const CASINO_CATEGORIES = ['instant', 'table', 'card', 'slots', 'crash', 'scratch', 'keno'] as const;
export type CasinoCategory = (typeof CASINO_CATEGORIES)[number];

/** Tiers of the house's jackpots, the smallest first. */
export const JACKPOT_TIERS = ['mini', 'minor', 'major', 'grand'] as const;
