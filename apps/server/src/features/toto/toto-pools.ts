import { TOTO_POOLS, type TotoPool, type TotoRules } from '@touchline/betting/toto/toto-rules';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { TotoAccountKind } from '@touchline/ledger/toto-postings';

/** How the house runs a pool, besides its rules. */
export interface PoolTerms {
  readonly rules: TotoRules;
  /** The first one that has enough matches. */
  readonly sports: readonly number[];
  /** The sum that the house puts up where no jackpot is left, base minor units. */
  readonly seedMinor: bigint;
  readonly account: TotoAccountKind;
}

export const POOL_TERMS: Readonly<Record<TotoPool, PoolTerms>> = {
  fifteen: { rules: TOTO_POOLS.fifteen, sports: [SPORT.football], seedMinor: 1_000_000n, account: 'house-toto-fifteen' },
  score: { rules: TOTO_POOLS.score, sports: [SPORT.football], seedMinor: 500_000n, account: 'house-toto-score' },
  totals: { rules: TOTO_POOLS.totals, sports: [SPORT.iceHockey, SPORT.basketball], seedMinor: 200_000n, account: 'house-toto-totals' },
};

export const POOLS = Object.keys(POOL_TERMS) as readonly TotoPool[];

export type Slot = 'soon' | 'later';
const HOUR_MS = 3_600_000;
/** When the matches of a draw begin, from its opening on. */
export const SLOTS: Readonly<Record<Slot, { readonly fromMs: number; readonly untilMs: number }>> = {
  soon: { fromMs: 2 * HOUR_MS, untilMs: 26 * HOUR_MS },
  later: { fromMs: 26 * HOUR_MS, untilMs: 98 * HOUR_MS },
};

/** A match without a result so long after its planned start is void. */
export const VOID_AFTER_MS = 48 * HOUR_MS;
