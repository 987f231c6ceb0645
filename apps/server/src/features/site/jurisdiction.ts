import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';

/** Countries (ISO alpha-2) whose residents cannot open an account. */
const NOT_SERVED: ReadonlySet<string> = new Set(['US', 'KP', 'IR', 'SY', 'CU']);

/** Where the law asks for more than the default of 18 years (R120). */
const MINIMUM_AGES: Readonly<Record<string, number>> = { BE: 21, EE: 21, GR: 21, LT: 21 };

export const isServed = (countryCode: string): boolean => !NOT_SERVED.has(countryCode);

export const minimumAgeOf = (countryCode: string | undefined): number => MINIMUM_AGES[countryCode ?? ''] ?? CONFIG_DEFAULTS.minAgeYears;
