import { SPORT } from '../sport/sports.ts';
import { INTERNATIONAL } from './international.ts';
import { type Jurisdiction, NO_BETTING_TAX } from './jurisdiction.ts';

/**
 * Germany: Glücksspielstaatsvertrag 2021, § 6c (1,000 euros of deposits a month over all operators, a limit of one's own before the first
 * deposit, 7 days before a raise), § 6h (reality check of the hour), § 8 and § 23 (OASIS), § 22a (slots: 1 euro, since 1 July 2026 3 euros from 21
 * years on, 5 seconds, no autoplay, no jackpots), § 21 (1) (sport only: no bets on elections),
 * § 6a (identified before playing). RennwLottG § 17: 5.3 % of the stake without the tax itself, 5.3/105.3 of what the player pays; no bet, no
 * tax: it returns with a void.
 */
export const DE: Jurisdiction = {
  ...INTERNATIONAL,
  code: 'DE',
  timeZone: 'Europe/Berlin',
  tax: { ...NO_BETTING_TAX, type: 'stake', stakeTaxBasisPoints: 503, returnsTax: true },
  limits: {
    ...INTERNATIONAL.limits,
    limitIncreaseDelayHours: 168,
    statutoryDepositLimits: { month: 1_000 },
    required: ['deposit'],
    realityCheckMinutes: 60,
  },
  forbiddenSports: [SPORT.politics],
  exclusionMonths: [3, 12, 60, 0],
  register: { name: 'OASIS', checkedAt: ['registration', 'login', 'deposit'], onUnavailable: 'refuse' },
  casino: {
    ...INTERNATIONAL.casino,
    minSpinMs: 5_000,
    minRoundMs: 5_000,
    autoplay: false,
    turbo: false,
    slamStop: false,
    bonusBuy: false,
    jackpots: false,
    maxSpinStakeUnits: 1,
    maxSpinStakeByAge: [
      { fromAge: 18, units: 1 },
      { fromAge: 21, units: 3 },
    ],
  },
  bonus: { ...INTERNATIONAL.bonus, maxAmountUnits: 100 },
  kycRequiredBefore: 'playing',
  help: [
    { name: 'Check dein Spiel (BIÖG)', url: 'https://www.check-dein-spiel.de', phone: '0800 1372700' },
    { name: 'OASIS', url: 'https://rp-darmstadt.hessen.de', phone: null },
  ],
};
