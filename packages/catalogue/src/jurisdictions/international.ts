import { OPEN_CASINO } from './casino-rules.ts';
import type { Jurisdiction } from './jurisdiction.ts';

/** Rules where no law of its own is known: what good practice asks everywhere (GLI-33; EU Recommendation 2014/478). */
export const INTERNATIONAL: Jurisdiction = {
  code: 'INT',
  currency: 'EUR',
  timeZone: 'UTC',
  minimumAge: 18,
  tax: null,
  limits: {
    kinds: ['deposit', 'loss', 'stake', 'wager', 'session', 'reality-check'],
    counting: 'calendar',
    limitIncreaseDelayHours: 24,
    statutoryDepositLimits: {},
    required: [],
    realityCheckMinutes: null,
  },
  forbiddenSports: [],
  timeOutHours: [24, 168, 720],
  exclusionMonths: [6, 12, 60, 0],
  register: null,
  casino: OPEN_CASINO,
  bonus: { allowed: true, maxWageringMultiplier: null, maxAmountUnits: null, isOneTimeOnly: false },
  kycRequiredBefore: 'first-withdrawal',
  reversibleWithdrawals: true,
  help: [
    { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org', phone: null },
    { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org', phone: null },
  ],
};
