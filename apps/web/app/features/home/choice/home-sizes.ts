/** Cards of matches in play, and rows of matches to come, that are shown. */
export const LIVE_CARDS = 8;
export const UPCOMING_ROWS = 5;
/** Rows of prices under the score of the match of the day. */
export const PRICE_ROWS = 2;
