import type { RegistrationKind } from '@touchline/contract/registration';
import type { Translator } from '@touchline/i18n/translator';

/** Fields of the registration by their names on the wire, so that the server's `validation_errors` find them. */
export const FIELDS = [
  'country_id',
  'currency_id',
  'phone_number',
  'email',
  'password',
  'first_name',
  'last_name',
  'birth_date',
  'adult',
  'terms',
] as const;
export type RegistrationField = (typeof FIELDS)[number];

/** What a kind asks for besides country, currency and the two confirmations (S191-S193). */
export const KIND_FIELDS: Readonly<Record<RegistrationKind, readonly RegistrationField[]>> = {
  fast: [],
  phone: ['phone_number'],
  full: ['email', 'password', 'first_name', 'last_name', 'birth_date', 'phone_number'],
};

export interface RegistrationValues {
  readonly country_id: number;
  readonly currency_id: number;
  readonly phone_number: string;
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly birth_date: string;
  readonly adult: boolean;
  readonly terms: boolean;
}

const PHONE = /^\+?[\d\s()-]{6,24}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const NAME = /^[\p{L}\p{M}'` -]+$/u;
export const PASSWORD_MIN = 8;

const isAdult = (birth: string, today: Date, age: number): boolean => {
  const limit = new Date(today);
  limit.setFullYear(limit.getFullYear() - age);
  return new Date(`${birth}T00:00:00`) <= limit;
};

/** Sentences for what is wrong, by field; the server checks all of it again. `today` is the page's own clock. */
export function checkRegistration(
  kind: RegistrationKind,
  values: RegistrationValues,
  minimumAge: number,
  today: Date,
  t: Translator,
): Partial<Record<RegistrationField, string>> {
  const asked = KIND_FIELDS[kind];
  const errors: Partial<Record<RegistrationField, string>> = {};
  const required = t('validation.auth_required_field');
  for (const field of asked) if (String(values[field]).trim() === '') errors[field] = required;
  const given = (field: RegistrationField): boolean => asked.includes(field) && errors[field] === undefined;
  if (given('phone_number') && !PHONE.test(values.phone_number.trim())) errors.phone_number = t('validation.phone_min_length', { min: 6 });
  if (given('email') && !EMAIL.test(values.email.trim())) errors.email = t('validation.validation_enter_correct_email');
  for (const field of ['first_name', 'last_name'] as const)
    if (given(field) && !NAME.test(values[field].trim())) errors[field] = t('validation.user_name_symbols');
  if (given('password') && !goodPassword(values.password)) errors.password = t('password.hint', { min: PASSWORD_MIN });
  if (given('birth_date') && !isAdult(values.birth_date, today, minimumAge))
    errors.birth_date = t('error.under_age.accepted', { min: minimumAge });
  if (!values.adult) errors.adult = t('error.under_age.accepted', { min: minimumAge });
  if (!values.terms) errors.terms = t('error.terms_not_accepted');
  return errors;
}

const goodPassword = (text: string): boolean => text.length >= PASSWORD_MIN && /\p{L}/u.test(text) && /\d/.test(text);
