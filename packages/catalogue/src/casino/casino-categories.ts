/** Casino category slugs and their ids (R049). "Others" of the specification are not numbered there and not listed here. */
export const CASINO_CATEGORY = {
  all: -1,
  poker: 3,
  roulette: 5,
  blackjack: 9,
  popular: 17,
  new: 21,
  jackpot: 25,
  baccarat: 31,
  keno: 49,
  favourite: 999,
} as const;
