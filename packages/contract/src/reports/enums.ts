/** The daily report's counts of people. */
export const PEOPLE_FIGURES = ['registrations', 'sign-ins', 'limit-changes', 'breaks'] as const;

/**
 * Figures that it counts with an amount, by currency: money of players that came and went, bets and what insured them, tickets of toto, rounds of
 * games, bonuses given and what was left of those that ended, and what operators gave by hand less what they took back. What an insurance pays is a
 * payout, as is the stake of a void bet or draw. A result that is corrected, or a round that is taken back, counts by the difference.
 */
export const MONEY_FIGURES = [
  'deposits',
  'withdrawals',
  'stakes',
  'payouts',
  'premiums',
  'toto-stakes',
  'toto-payouts',
  'game-stakes',
  'game-payouts',
  'bonuses',
  'bonuses-ended',
  'corrections',
] as const;

/** One row a day, or one a country. */
export const REPORT_GROUPS = ['day', 'country'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

export const REPORT_DAYS_MAX = 366;
