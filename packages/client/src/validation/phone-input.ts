import type { ValidationKey } from '@touchline/catalogue/account/validation-keys';
import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';

/** R099. */
export const PHONE_INPUT = { minDigits: 2, maxDigits: 17, maxCodeDigits: 3 } as const;

/** Zeros of the scripts whose ten digits follow each other: Arabic-Indic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, Thai, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xe50, 0xff10];

/** Digits of any script as ASCII digits; everything else stays. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });

const SEPARATORS = /[\s\u00a0\u200b\u2060\u3000().[\]/~\u2010-\u2015\u2212\u30fc\uff0d\u2053\u223c\uff5e.-]/g;

/** The part of typed text that is a phone number (R099): its digits without separators, 17 at most; null where something else stands between them. */
export function parsePhoneDigits(text: string): string | null {
  const plain = plainDigits(text)
    .replace(SEPARATORS, '')
    .replace(/^[+\uff0b]/, '');
  if (!/^\d*$/.test(plain)) return null;
  return plain.slice(0, PHONE_INPUT.maxDigits);
}

/** The field of a calling code shows a plus and at most three digits; "00" of an international call is no code. */
export const sanitizePhoneCode = (text: string): string => {
  const digits = plainDigits(text).replace(/\D/g, '').slice(0, PHONE_INPUT.maxCodeDigits);
  return digits === '' ? '' : `+${digits}`;
};
/** A calling code as it is sent: no plus signs. */
export const stripPlus = (code: string): string => code.replace(/^\++/, '');

/** Countries whose code contains what was typed, in their order. */
export function filterByCode<C extends { readonly phoneCode: string }>(countries: readonly C[], typed: string): readonly C[] {
  const digits = stripPlus(sanitizePhoneCode(typed));
  return digits === '' ? countries : countries.filter(({ phoneCode }) => stripPlus(phoneCode).includes(digits));
}

/** R067: stands for the country of a code that was typed by hand and that no country of the list has. */
export const PLACEHOLDER_COUNTRY = { id: 0, code: '', phoneCode: '', name: '' } as const;

/** R066: the digits of code and number. */
export const fullPhone = (code: string, phone: string): string => `${code}${phone}`.replace(/\D/g, '');

export interface PhoneFormRules {
  readonly required: boolean;
  /** Digits of the example number of the chosen country; null without a country, or where it has none. */
  readonly exampleDigits: number | null;
  /** A pattern of the country with the message for what does not match. */
  readonly pattern?: { readonly regex: RegExp; readonly message: string };
}
export interface PhoneError {
  readonly key: Extract<ValidationKey, 'required' | 'phone_min_length'> | 'phone_max_length' | 'phone_pattern';
  /** The digits that would be right; for a pattern, its own message. */
  readonly limit?: number;
  readonly message?: string;
}

/** R102: null for a number that may be sent. */
export function validatePhoneForm(text: string, { required, exampleDigits, pattern }: PhoneFormRules): PhoneError | null {
  const digits = plainDigits(text).replace(/\D/g, '');
  if (digits === '') return required ? { key: 'required' } : null;
  if (pattern && !pattern.regex.test(digits)) return { key: 'phone_pattern', message: pattern.message };
  if (digits.length < CONFIG_DEFAULTS.phoneMinDigits) return { key: 'phone_min_length', limit: CONFIG_DEFAULTS.phoneMinDigits };
  const max = exampleDigits ?? CONFIG_DEFAULTS.phoneMaxDigits;
  return digits.length > max ? { key: 'phone_max_length', limit: max } : null;
}
