import type { BettingTaxes } from '@touchline/contract/site';

/** What a country takes of its residents' bets (R080). Percentages in hundredths (1200 = 12 %). */
export interface TaxPack {
  readonly type: Exclude<BettingTaxes['type'], 'none'>;
  readonly stakeTaxBasisPoints: number;
  readonly payoutTaxBasisPoints: number;
  /** Winnings below it bear no payout tax; in whole units of the country's own currency, 0 for none. */
  readonly winThresholdUnits: bigint;
  /** Bets below these total odds (thousandths) bear no payout tax; 0 for none. */
  readonly oddsThresholdMilli: number;
  /** The stake tax goes back to the player when the bet is void. */
  readonly returnsTax: boolean;
}

const NOTHING: Omit<TaxPack, 'type'> = {
  stakeTaxBasisPoints: 0,
  payoutTaxBasisPoints: 0,
  winThresholdUnits: 0n,
  oddsThresholdMilli: 0,
  returnsTax: false,
};

/**
 * By ISO alpha-2 of the residence. Countries that tax the operator's revenue, or the player by his own return, have none. A law with
 * several brackets stands here with its lowest one: R080 knows one rate a bet.
 */
export const TAX_PACKS: Readonly<Record<string, TaxPack>> = {
  // RennwLottG § 17: 5.3 % of the stake without the tax itself, 5.3/105.3 of what the player pays. No bet, no tax: it returns with a void.
  DE: { ...NOTHING, type: 'stake', stakeTaxBasisPoints: 503, returnsTax: true },
  // Ustawa o grach hazardowych, art. 74: 12 % of the stake. PIT, art. 21 and 30: 10 % of a payout whose winnings exceed 2,280 zł.
  PL: { ...NOTHING, type: 'payout', stakeTaxBasisPoints: 1200, payoutTaxBasisPoints: 1000, winThresholdUnits: 2280n, returnsTax: true },
  // Tax Code: individual income tax withheld at the source from winnings.
  KZ: { ...NOTHING, type: 'winnings', payoutTaxBasisPoints: 1000 },
  // Tax Laws (Amendment) Act 2024: excise of 15 % of the stake. Income Tax Act, section 10: 20 % of the winnings.
  KE: { ...NOTHING, type: 'winnings', stakeTaxBasisPoints: 1500, payoutTaxBasisPoints: 2000, returnsTax: true },
  // Zakon o igrama na sreću: handling charge of 5 % of the stake, and 10 % of the winnings in the first bracket.
  HR: { ...NOTHING, type: 'winnings', stakeTaxBasisPoints: 500, payoutTaxBasisPoints: 1000, returnsTax: true },
};
