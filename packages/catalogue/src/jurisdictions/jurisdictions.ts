import { BR } from './br.ts';
import { CA_ON } from './ca-on.ts';
import { OPEN_CASINO } from './casino-rules.ts';
import { DE } from './de.ts';
import { ES } from './es.ts';
import { GB } from './gb.ts';
import { INTERNATIONAL } from './international.ts';
import { type Jurisdiction, NO_BETTING_TAX } from './jurisdiction.ts';
import { KE } from './ke.ts';
import { KZ } from './kz.ts';
import { SE } from './se.ts';

/** Countries that follow the international rules but for one. */
const INTERNATIONAL_OVERRIDES: Readonly<Record<string, Partial<Jurisdiction>>> = {
  // Wet van 7 mei 1999 as amended in 2024; Hasartmänguseadus § 34; Law 4002/2011; Azartinių lošimų įstatymas, art. 10: 21 years. Belgium bans
  // bonuses.
  BE: { minimumAge: 21, casino: { ...OPEN_CASINO, bonusBuy: false }, bonus: { ...INTERNATIONAL.bonus, allowed: false } },
  EE: { minimumAge: 21 },
  GR: { minimumAge: 21 },
  LT: { minimumAge: 21 },
  // Wet kansspelen op afstand, Regeling kansspelen op afstand 2021: no rounds that begin by themselves, no bought bonuses. Whoever is
  // younger than 25 may be given no bonus; gifts do not ask for an age, and so nobody is given any.
  NL: {
    casino: { ...OPEN_CASINO, autoplay: false, turbo: false, bonusBuy: false },
    bonus: { ...INTERNATIONAL.bonus, allowed: false },
  },
  // ADM, Regole tecniche GAD: the return is shown; a round is begun by the player.
  IT: { casino: { ...OPEN_CASINO, autoplay: false } },
  // Malta Gaming Authority, Player Protection Directive: autoplay with alerts at intervals, which reality checks are.
  MT: { casino: OPEN_CASINO },
  // N.J.A.C. 13:69O; accounts do not say in which state one lives: all of the United States has New Jersey's rules.
  US: { casino: { ...OPEN_CASINO, bonusBuy: false } },
  // Ustawa o grach hazardowych, art. 74: 12 % of the stake. PIT, art. 21 and 30: 10 % of a payout whose winnings exceed 2,280 zł.
  PL: {
    tax: {
      ...NO_BETTING_TAX,
      type: 'payout',
      stakeTaxBasisPoints: 1200,
      payoutTaxBasisPoints: 1000,
      winThresholdUnits: 2280n,
      returnsTax: true,
    },
  },
  // Zakon o igrama na sreću: handling charge of 5 % of the stake, and 10 % of the winnings in the first bracket.
  HR: { tax: { ...NO_BETTING_TAX, type: 'winnings', stakeTaxBasisPoints: 500, payoutTaxBasisPoints: 1000, returnsTax: true } },
};

/** By ISO alpha-2 of the residence. Accounts do not say in which province one lives: all of Canada has Ontario's rules. */
export const JURISDICTIONS: Readonly<Record<string, Jurisdiction>> = {
  GB,
  DE,
  SE,
  ES,
  KZ,
  KE,
  BR,
  CA: CA_ON,
  ...Object.fromEntries(
    Object.entries(INTERNATIONAL_OVERRIDES).map(([code, rules]) => [code, { ...INTERNATIONAL, ...rules, code } satisfies Jurisdiction]),
  ),
};

/** The rules for residents of a country (ISO alpha-2). */
export const findJurisdiction = (countryCode: string | undefined): Jurisdiction =>
  (countryCode !== undefined && Object.hasOwn(JURISDICTIONS, countryCode) ? JURISDICTIONS[countryCode] : undefined) ?? INTERNATIONAL;
