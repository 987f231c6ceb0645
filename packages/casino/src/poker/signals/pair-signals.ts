/** The dealings of two players with each other over many hands: sums of observations, kept a row a pair. */
export interface PairTally {
  /** Hands in which chips went from one of the two to the other. */
  readonly hands: number;
  /** Big blinds that went from the first to the second, in thousandths; below 0 the other way. */
  readonly flow: number;
  /** The sum of the squares of each hand's flow. */
  readonly flowSquares: number;
  /** Streets that the two played alone, and those on which either bet. */
  readonly streets: number;
  readonly betStreets: number;
}

/** How often a player bets on streets against one other, whoever that is. */
export interface BetRate {
  readonly streets: number;
  readonly betStreets: number;
}

/** Why operators should look at two accounts. `chance`: at most so likely if nothing is wrong. */
export interface PairSignal {
  readonly kind: 'chip-dumping' | 'soft-play';
  readonly chance: number;
}

const DUMPING_HANDS = 20;
const SOFT_STREETS = 20;
/** Signals are for people to look at: among ten thousand pairs one is shown by chance. */
const SHOWN_BELOW = 1e-4;

/**
 * Chips that go one way. If each hand's flow is as likely to go one way as the other, the sum over the root of the squares' sum is beyond t with a
 * chance of at most 2 exp(-t² / 2), whatever the sizes of the pots (Hoeffding's inequality for signs, given the sizes).
 */
export function chipDumping({ hands, flow, flowSquares }: PairTally): PairSignal | null {
  if (hands < DUMPING_HANDS || flowSquares === 0) return null;
  const chance = Math.min(1, 2 * Math.exp(-(flow * flow) / (2 * flowSquares)));
  return chance < SHOWN_BELOW ? { kind: 'chip-dumping', chance } : null;
}

/**
 * Two who do not bet against each other although they bet against others: at most so likely is it that streets like theirs see so few bets at the
 * rate of the one who bets less (the bound of Chernoff and Hoeffding).
 *
 * @param others rates of both against everybody else
 */
export function softPlay({ streets, betStreets }: PairTally, others: readonly [BetRate, BetRate]): PairSignal | null {
  if (streets < SOFT_STREETS || others.some((rate) => rate.streets < SOFT_STREETS)) return null;
  const rate = Math.min(...others.map((one) => one.betStreets / one.streets));
  const share = betStreets / streets;
  if (share >= rate) return null;
  const term = (of: number, against: number): number => (of === 0 ? 0 : of * Math.log(of / against));
  const chance = Math.exp(-streets * (term(share, rate) + term(1 - share, 1 - rate)));
  return chance < SHOWN_BELOW ? { kind: 'soft-play', chance } : null;
}
