import { INTERNATIONAL } from './international.ts';
import type { Jurisdiction } from './jurisdiction.ts';

/**
 * Spain: Ley 13/2011; Real Decreto 1614/2011, annex II (deposits: 600 euros a day, 1,500 a week, 3,000 a month); Real Decreto 176/2023 on safer
 * play; RGIAJ asked before playing and paying in; Real Decreto 958/2020, article 13 as the Supreme Court left it on promotions.
 */
export const ES: Jurisdiction = {
  ...INTERNATIONAL,
  code: 'ES',
  timeZone: 'Europe/Madrid',
  limits: {
    ...INTERNATIONAL.limits,
    limitIncreaseDelayHours: 168,
    statutoryDepositLimits: { day: 600, week: 1_500, month: 3_000 },
    realityCheckMinutes: 60,
  },
  exclusionMonths: [6, 12, 60, 0],
  register: { name: 'RGIAJ', checkedAt: ['registration', 'deposit'], onUnavailable: 'refuse' },
  casino: { ...INTERNATIONAL.casino, minSpinMs: 3_000, minRoundMs: 3_000, autoplay: false, turbo: false },
  bonus: { ...INTERNATIONAL.bonus, maxAmountUnits: 100 },
  kycRequiredBefore: 'playing',
  help: [
    { name: 'FEJAR', url: 'https://fejar.org', phone: '900 200 225' },
    { name: 'JugarBIEN', url: 'https://www.jugarbien.es', phone: null },
  ],
};
