/** The source of purchases in events: tickets of a game are a round to whoever counts stakes and returns. */
export const BINGO_SOURCE = 'bingo';
