/** The source of entries in events: a ticket in a draw is a round to whoever counts stakes and returns. */
export const LOTTERY_SOURCE = 'lotteries';
