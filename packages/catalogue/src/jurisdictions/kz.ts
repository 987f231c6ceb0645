import { INTERNATIONAL } from './international.ts';
import { type Jurisdiction, NO_BETTING_TAX } from './jurisdiction.ts';

/**
 * Kazakhstan: Law on Gambling Business of 12 January 2007 No. 219-III, article 15 as amended by Law No. 96-VIII of 2024 (age of 21,
 * self-restriction for 6 months to 10 years, register of persons whose betting is restricted); online casinos are forbidden. Tax Code: income tax withheld from winnings.
 */
export const KZ: Jurisdiction = {
  ...INTERNATIONAL,
  code: 'KZ',
  currency: 'KZT',
  timeZone: 'Asia/Almaty',
  minimumAge: 21,
  tax: { ...NO_BETTING_TAX, type: 'winnings', payoutTaxBasisPoints: 1000 },
  exclusionMonths: [6, 12, 60, 120],
  register: { name: 'Register of restricted persons (ESU)', checkedAt: ['registration', 'deposit'], onUnavailable: 'refuse' },
  casino: { ...INTERNATIONAL.casino, allowed: false },
  kycRequiredBefore: 'playing',
  help: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/ru', phone: null }],
};
