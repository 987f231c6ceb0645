/** The guess on every match of a pool: home, draw or away; the exact score; over or under a line. */
export type TotoKind = 'result' | 'correct-score' | 'total';

/** A tier: so many correct guesses share so much of the pool. */
export interface TotoTier {
  readonly correct: number;
  /** Of the pool, tenths of a percent; the tiers of a pool add up to 1000. */
  readonly permille: number;
}

/** Up to so many void matches, the tiers from `minCorrect` on are paid. */
export interface TotoVoidRule {
  readonly maxVoidMatches: number;
  readonly minCorrect: number;
}

export interface TotoRules {
  readonly kind: TotoKind;
  readonly matches: number;
  /** The part of the stakes that goes to the pool, tenths of a percent; the rest is the house's. */
  readonly poolPermille: number;
  /** Highest first. The first one wins the jackpot too. */
  readonly tiers: readonly TotoTier[];
  /**
   * Void matches count as guessed by everybody, which makes the low tiers cheap: with more of them fewer tiers are paid, and the
   * money of the others joins the tiers above. Above the last band the pool is off and every stake returned.
   */
  readonly voids: readonly TotoVoidRule[];
  /** The most lines that one ticket may have. */
  readonly maxLines: number;
}

/** Fifteen matches, home, draw or away: paid from nine correct. */
export const TOTO_15: TotoRules = {
  kind: 'result',
  matches: 15,
  poolPermille: 900,
  tiers: [
    { correct: 15, permille: 100 },
    { correct: 14, permille: 100 },
    { correct: 13, permille: 100 },
    { correct: 12, permille: 100 },
    { correct: 11, permille: 100 },
    { correct: 10, permille: 200 },
    { correct: 9, permille: 300 },
  ],
  voids: [
    { maxVoidMatches: 1, minCorrect: 9 },
    { maxVoidMatches: 3, minCorrect: 10 },
    { maxVoidMatches: 5, minCorrect: 11 },
  ],
  maxLines: 100_000,
};

/** Eight matches, the exact score of each: paid from two correct. */
export const TOTO_CORRECT_SCORE: TotoRules = {
  kind: 'correct-score',
  matches: 8,
  poolPermille: 880,
  tiers: [
    { correct: 8, permille: 150 },
    { correct: 7, permille: 100 },
    { correct: 6, permille: 100 },
    { correct: 5, permille: 100 },
    { correct: 4, permille: 150 },
    { correct: 3, permille: 200 },
    { correct: 2, permille: 200 },
  ],
  voids: [
    { maxVoidMatches: 1, minCorrect: 2 },
    { maxVoidMatches: 2, minCorrect: 3 },
    { maxVoidMatches: 3, minCorrect: 4 },
  ],
  maxLines: 100_000,
};

/** Twelve matches, more or fewer points or goals than a line between two whole numbers: paid from nine correct. */
const TOTO_TOTALS: TotoRules = {
  kind: 'total',
  matches: 12,
  poolPermille: 900,
  tiers: [
    { correct: 12, permille: 250 },
    { correct: 11, permille: 200 },
    { correct: 10, permille: 250 },
    { correct: 9, permille: 300 },
  ],
  voids: [
    { maxVoidMatches: 1, minCorrect: 9 },
    { maxVoidMatches: 2, minCorrect: 10 },
    { maxVoidMatches: 3, minCorrect: 11 },
  ],
  maxLines: 4096,
};

/** The pools that run, by the name under which they are kept. */
export const TOTO_POOLS = { fifteen: TOTO_15, score: TOTO_CORRECT_SCORE, totals: TOTO_TOTALS } as const satisfies Readonly<
  Record<string, TotoRules>
>;
export type TotoPool = keyof typeof TOTO_POOLS;

/** The least price of one line, in minor units of the base currency (euro cents); a ticket stakes a multiple of it on each. */
export const TOTO_LINE_PRICE_MINOR = 10n;
/** The most times the price of a line that may be staked on each. */
export const TOTO_MAX_STAKE_MULTIPLIER = 100;
/** The most that one ticket may cost, base minor units. */
export const TOTO_MAX_STAKE_MINOR = 100_000n;

/** The grid of scores that a guess of the exact score names; anything beyond is "any other". */
export const TOTO_SCORE_GRID = 4;
