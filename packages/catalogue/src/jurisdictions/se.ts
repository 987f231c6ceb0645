import { INTERNATIONAL } from './international.ts';
import type { Jurisdiction } from './jurisdiction.ts';

/**
 * Sweden: Spellag (2018:1138), chapter 14 § 7 (limits of deposit a day, week and month before playing, 72 hours before a raise), §§ 11-12
 * (Spelpaus), § 9 (one bonus only, at the first game); Spelförordning (2018:1475), Lotteriinspektionens föreskrifter LIFS 2018:2 (time limits).
 */
export const SE: Jurisdiction = {
  ...INTERNATIONAL,
  code: 'SE',
  currency: 'EUR',
  timeZone: 'Europe/Stockholm',
  limits: { ...INTERNATIONAL.limits, limitIncreaseDelayHours: 72, required: ['deposit'], realityCheckMinutes: 60 },
  exclusionMonths: [1, 3, 6, 0],
  register: { name: 'Spelpaus', checkedAt: ['registration', 'login', 'deposit'], onUnavailable: 'refuse' },
  casino: { ...INTERNATIONAL.casino, minSpinMs: 3_000, minRoundMs: 3_000, autoplay: false, turbo: false },
  bonus: { ...INTERNATIONAL.bonus, isOneTimeOnly: true },
  kycRequiredBefore: 'playing',
  help: [
    { name: 'Stödlinjen', url: 'https://www.stodlinjen.se', phone: '020-81 91 00' },
    { name: 'Spelpaus', url: 'https://www.spelpaus.se', phone: null },
  ],
};
