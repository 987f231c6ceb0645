import { INTERNATIONAL } from './international.ts';
import { type Jurisdiction, NO_BETTING_TAX } from './jurisdiction.ts';

/**
 * Kenya: Betting, Lotteries and Gaming Act (cap. 131), Gambling Control Act 2025 (self-exclusion, limits). Tax Laws (Amendment) Act 2024: excise
 * of 15 % of the stake. Income Tax Act, section 10: 20 % of the winnings.
 */
export const KE: Jurisdiction = {
  ...INTERNATIONAL,
  code: 'KE',
  currency: 'KES',
  timeZone: 'Africa/Nairobi',
  tax: { ...NO_BETTING_TAX, type: 'winnings', stakeTaxBasisPoints: 1500, payoutTaxBasisPoints: 2000, returnsTax: true },
  kycRequiredBefore: 'playing',
  help: [{ name: 'Responsible Gambling Kenya (BCLB)', url: 'https://bclb.go.ke', phone: null }],
};
