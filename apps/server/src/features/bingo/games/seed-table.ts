/** The table in which sealed seeds stand: a part of their seal. */
export const SEED_TABLE = 'bingo_game';
