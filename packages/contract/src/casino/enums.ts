/** Words of the casino that screens choose from, apart from the schemas. */

/** Categories of the lobby (page kinds of the specification that the house's own games belong to). */
export const CASINO_CATEGORIES = ['instant', 'table', 'card', 'slots', 'crash', 'scratch', 'keno'] as const;
export type CasinoCategory = (typeof CASINO_CATEGORIES)[number];
