import { countryByCode } from '@touchline/catalogue/places/countries';
import { plainDigits } from './phone-input.ts';

/** R068: how a country's numbers are written and how long they are. */
export interface PhoneMaskEntry {
  readonly CountryId: number;
  readonly Mask: string;
  readonly Min: number;
  readonly Max: number;
}

interface CountryMask {
  /** Characters cut from the end of the mask. */
  readonly endCut?: number;
  /** The prefixes of a number. */
  readonly firstDigits?: readonly string[];
  /** No mask: numbers of the country are too unlike each other. */
  readonly none?: boolean;
}

/** By ISO alpha-2 (R100). Plans without one length have no mask. */
const COUNTRIES: Readonly<Record<string, CountryMask>> = {
  KZ: { firstDigits: ['6', '7'] },
  RU: { firstDigits: ['9'] },
  DE: { none: true },
  AT: { none: true },
  FI: { none: true },
  ID: { none: true },
  LU: { none: true },
};

const rulesOf = (countryId: number): CountryMask => {
  for (const [code, rules] of Object.entries(COUNTRIES)) if (countryByCode(code)?.id === countryId) return rules;
  return {};
};

/** The mask of the field (R100): groups of zeros with spaces between, filled up to the country's Max; null for a country without one. */
export function phoneMask({ CountryId, Mask, Max }: PhoneMaskEntry): string | null {
  const { endCut = 0, none } = rulesOf(CountryId);
  if (none || Mask === '') return null;
  const spaced = Mask.replaceAll('-', ' ').trim();
  const missing = Max - spaced.replace(/\D/g, '').length;
  const filled = missing > 0 ? spaced + '0'.repeat(missing) : spaced;
  return endCut === 0 ? filled : filled.slice(0, -endCut).trimEnd();
}

/**
 * Typed text in the shape of the mask (R100): not more digits than it has. Empty where the first digit is none that the country's numbers
 * begin with. Without a mask, the digits as they are.
 */
export function applyPhoneMask(text: string, entry: PhoneMaskEntry): string {
  const digits = plainDigits(text).replace(/\D/g, '');
  const { firstDigits } = rulesOf(entry.CountryId);
  if (digits !== '' && firstDigits && !firstDigits.includes(digits[0] ?? '')) return '';
  const mask = phoneMask(entry);
  if (mask === null) return digits.slice(0, entry.Max);
  let at = 0;
  let shaped = '';
  for (const sign of mask) {
    if (at >= digits.length) break;
    shaped += sign === '0' ? digits[at++] : sign;
  }
  return shaped;
}
