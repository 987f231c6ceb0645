import type { ValidationKey } from '@touchline/catalogue/account/validation-keys';

/** A field's fault: the key of its message and what the message names. */
export interface TextError<K extends string = ValidationKey | 'date_required' | 'date_min' | 'date_max' | 'user_name_symbols'> {
  readonly key: K;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** R109: characters of a search. */
export const SEARCH_MAX_LENGTH = 100;
export const truncateSearch = (text: string): string => Array.from(text).slice(0, SEARCH_MAX_LENGTH).join('');

/** R104: the message names the field. Blanks are nothing; `false` of a checkbox is nothing too. */
export function validateRequired(value: unknown, label: string): TextError<'required'> | null {
  const empty =
    value === undefined ||
    value === null ||
    value === false ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0);
  return empty ? { key: 'required', args: { label } } : null;
}

/** R105: letters, accented ones too, apostrophe, backtick, space, hyphen. Empty is `required`'s business. */
export const validateUserName = (text: string): TextError | null =>
  /^[\p{L}\p{M}'` -]*$/u.test(text) ? null : { key: 'user_name_symbols' };

/** R106: a code of a message. `mask` is the pattern that it has, digits where none is told. */
export function validateSmsCode(
  text: string,
  { minLength = 4, length, mask = /^\d+$/ }: { readonly minLength?: number; readonly length?: number; readonly mask?: RegExp },
): TextError | null {
  const code = text.replace(/\s/g, '');
  if (code === '') return { key: 'auth_required_field' };
  if (code.length < minLength) return { key: 'min_symbols_limit', args: { min: minLength } };
  if (length !== undefined && code.length !== length) return { key: 'phone_min_length', args: { min: length } };
  return mask.test(code) ? null : { key: 'auth_incorrect_code' };
}

/** An ISO 8601 date, or date and time, as a moment; null for an invalid one, such as 30 February. */
export function parseIsoDate(text: string): Date | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text.trim());
  if (!found) return null;
  const moment = new Date(text.trim());
  if (Number.isNaN(moment.getTime())) return null;
  const day = new Date(`${found[1]}-${found[2]}-${found[3]}T00:00:00Z`);
  return day.getUTCDate() === Number(found[3]) && day.getUTCMonth() + 1 === Number(found[2]) ? moment : null;
}

/** R107: bounds are ISO dates and belong to what is allowed. */
export function validateDate(
  text: string,
  { required = false, min, max }: { readonly required?: boolean; readonly min?: string; readonly max?: string },
): TextError<'date_required' | 'date_min' | 'date_max'> | null {
  if (text.trim() === '') return required ? { key: 'date_required' } : null;
  const date = parseIsoDate(text);
  if (!date) return { key: 'date_required' };
  const low = min === undefined ? null : parseIsoDate(min);
  const high = max === undefined ? null : parseIsoDate(max);
  if (low && date < low) return { key: 'date_min', args: { date: min ?? '' } };
  return high && date > high ? { key: 'date_max', args: { date: max ?? '' } } : null;
}

/** R108: what identifiers of services look like. */
export const IDENTIFIERS = { digits: /^\d+$/, digitsAndLowercase: /^[a-z\d]+$/ } as const;
export const isIdentifier = (text: string, kind: keyof typeof IDENTIFIERS): boolean => IDENTIFIERS[kind].test(text);

/** R150: a text with a least or an exact length. */
export function validateLength(
  text: string,
  { min, exact }: { readonly min?: number; readonly exact?: number },
): TextError<'min_symbols_limit' | 'equal_length'> | null {
  const { length } = Array.from(text);
  if (min !== undefined && length < min) return { key: 'min_symbols_limit', args: { min } };
  return exact !== undefined && length !== exact ? { key: 'equal_length', args: { n: exact } } : null;
}

/** R150: Latin letters, digits and the usual signs; what other keyboards may not have at a sign-in abroad. */
export const validatePasswordSymbols = (text: string): TextError<'password_available_symbols'> | null =>
  /^[\x21-\x7e]*$/.test(text) ? null : { key: 'password_available_symbols' };
