/** Bonus types (R062). 2 and 12 are not given in the specification. */
export const BONUS_TYPE = {
  CANCEL: -1,
  SPORT: 0,
  CASINO: 1,
  PROMOCODE: 3,
  DOUBLE: 4,
  LOST_FIRST_BET: 5,
  FREEBET: 6,
  FIRST_BETS_CASHBACK: 7,
  INSURANCE: 8,
  DISTRIBUTION_PROFITS: 9,
  SPORT_300_PERCENT: 10,
  DAILY_BONUS: 11,
  BOOST: 13,
  RISK_FREE_BONUS: 14,
  TACTICAL: 15,
  SPORT_BETTING: 16,
} as const;
