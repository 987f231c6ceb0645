import { INTERNATIONAL } from './international.ts';
import type { Jurisdiction } from './jurisdiction.ts';

/**
 * Great Britain: Gambling Act 2005; LCCP of the Gambling Commission (3.5.5 GAMSTOP, 17.1.1 identity before play, 3.2.11 age verified before free play, 5.1.1 wagering of a bonus at
 * most ten times from January 2026); RTS 12 (limits, 24 hours before a raise), RTS 13 (reality check), RTS 14 (no autoplay, 2.5 s a spin;
 * 5 s for other games; a withdrawal is not offered back); Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025: slots at most 5 pounds, 2 pounds to 24 years.
 */
export const GB: Jurisdiction = {
  ...INTERNATIONAL,
  code: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  limits: { ...INTERNATIONAL.limits, counting: 'rolling', realityCheckMinutes: 60 },
  timeOutHours: [24, 168, 720, 1008],
  exclusionMonths: [6, 12, 60],
  register: { name: 'GAMSTOP', checkedAt: ['registration', 'login', 'deposit'], onUnavailable: 'refuse' },
  casino: {
    ...INTERNATIONAL.casino,
    minSpinMs: 2_500,
    minRoundMs: 5_000,
    autoplay: false,
    turbo: false,
    slamStop: false,
    bonusBuy: false,
    guestDemo: false,
    maxSpinStakeUnits: 5,
    maxSpinStakeByAge: [
      { fromAge: 18, units: 2 },
      { fromAge: 25, units: 5 },
    ],
  },
  bonus: { ...INTERNATIONAL.bonus, maxWageringMultiplier: 10 },
  kycRequiredBefore: 'playing',
  reversibleWithdrawals: false,
  help: [
    { name: 'GamCare', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' },
    { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk', phone: '0800 138 6518' },
  ],
};
