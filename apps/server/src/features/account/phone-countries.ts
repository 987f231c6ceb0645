import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { RESIDENCE_COUNTRIES } from '@touchline/catalogue/places/countries';
import { countryName } from '@touchline/i18n/country-name';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

export interface PhoneMaskRow {
  readonly CountryId: number;
  readonly Mask: string;
  readonly Min: number;
  readonly Max: number;
}

/** C012: every country with a calling code, by name. */
export function presentPhoneCountries(language: string) {
  const collator = new Intl.Collator(language);
  return RESIDENCE_COUNTRIES.filter((c) => c.dial !== '')
    .map((c) => ({ id: c.id, code: c.code.toLowerCase(), phoneCode: c.dial, name: countryName(c.id, language) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

let masks: readonly PhoneMaskRow[] | undefined;

/** C013: groups of a mobile number of the country as zeros and dashes; what has no known example has no mask and the general limits. */
export function presentPhoneMasks(): readonly PhoneMaskRow[] {
  masks ??= RESIDENCE_COUNTRIES.filter((c) => c.dial !== '' && c.alpha2 !== null).map((c) => {
    const example = getExampleNumber(c.alpha2 as CountryCode, examples);
    if (!example)
      return { CountryId: c.id, Mask: '', Min: CONFIG_DEFAULTS.phoneMinDigits, Max: CONFIG_DEFAULTS.phoneMaxDigits - c.dial.length };
    const groups = example.formatInternational().split(' ').slice(1).join('-');
    const digits = example.nationalNumber.length;
    return { CountryId: c.id, Mask: groups.replace(/\d/g, '0').replace(/[^\d-]/g, '-'), Min: digits, Max: digits };
  });
  return masks;
}
