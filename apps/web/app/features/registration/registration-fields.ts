import { validatePhoneForm } from '@touchline/client/validation/phone-input';
import { validateDate, validateRequired, validateUserName } from '@touchline/client/validation/text-rules';
import { REGISTRATION_FIELDS, type RegistrationField } from '@touchline/contract/bets/enums';
import { checkEmail } from '@touchline/contract/registration/check-email';
import { writeDay } from '@touchline/i18n/format-time';
import type { Translator } from '@touchline/i18n/translator';

/** Everything that a registration may say, by its name on the wire, so that the server's `validation_errors` find it. */
export const FORM_FIELDS = [...REGISTRATION_FIELDS, 'country_id', 'currency_id', 'amount', 'adult', 'terms'] as const;
export type FormField = (typeof FORM_FIELDS)[number];

export interface RegistrationValues extends Readonly<Record<RegistrationField, string>> {
  readonly country_id: number;
  readonly currency_id: number;
  /** Of the first deposit, where that is the registration (S198). */
  readonly amount: string;
  readonly adult: boolean;
  readonly terms: boolean;
  readonly marketing: boolean;
}

/** Which fields a kind has in the country, as the server says. */
export type RequiredFields = readonly { readonly field: RegistrationField; readonly required: boolean }[];

export interface RegistrationRules {
  readonly asked: RequiredFields;
  readonly minimumAge: number;
  /** Whether a first deposit is asked for. */
  readonly amount: boolean;
  /** An address that looked mistyped, and that the player insists on. */
  readonly confirmedEmail: string;
  /** The rule of the password's own field. */
  readonly passwordFault: (password: string, t: Translator) => string | null;
}

const PROMO = /^[\w-]{3,40}$/;
const PERSONAL_NUMBER = /^[\p{L}\d -]{4,24}$/u;
const AMOUNT = /^\d{1,9}(?:[.,]\d{1,8})?$/;

export const EARLIEST_BIRTH = '1900-01-01';

/** The last birthday (ISO) of those who are of age on a day. */
export function adultSince(today: Date, age: number): string {
  const date = new Date(today);
  date.setFullYear(date.getFullYear() - age);
  return date.toISOString().slice(0, 10);
}

const LABELS = {
  email: 'email',
  phone_number: 'phone',
  password: 'password',
  first_name: 'first-name',
  last_name: 'last-name',
  birth_date: 'birth-date',
  gender: 'gender',
  citizenship_id: 'citizenship',
  personal_number: 'personal-number',
  city: 'city',
  address: 'address',
  post_code: 'post-code',
  promo_code: 'promo',
  bonus: 'bonus',
} as const satisfies Record<RegistrationField, string>;

/** The name of a field: on the form, and in the sentence that asks for it (R104). */
export const fieldLabel = (field: RegistrationField) => `registration.field.${LABELS[field]}` as const;

/** Sentences for what is wrong, by field; the server checks all of it again. `today` is the page's own clock. */
export function validateRegistration(
  rules: RegistrationRules,
  values: RegistrationValues,
  today: Date,
  t: Translator,
): Partial<Record<FormField, string>> {
  const errors: Partial<Record<FormField, string>> = {};
  for (const { field, required } of rules.asked) {
    const text = values[field].trim();
    const missing = required && validateRequired(text, t(fieldLabel(field)));
    const wrong = missing ? t(`validation.${missing.key}`, missing.args) : text === '' ? null : faultOf(field, text);
    if (wrong) errors[field] = wrong;
  }
  if (rules.amount && !AMOUNT.test(values.amount.trim())) errors.amount = t('error.amount_format');
  if (!values.adult) errors.adult = t('error.under_age.accepted', { min: rules.minimumAge });
  if (!values.terms) errors.terms = t('error.terms_not_accepted');
  return errors;

  /** R107. An error for players who are too young does not say which date would be accepted. */
  function birthFault(text: string): string | null {
    const fault = validateDate(text, { required: true, min: EARLIEST_BIRTH, max: adultSince(today, rules.minimumAge) });
    if (!fault) return null;
    return fault.key === 'date_max'
      ? t('error.under_age.accepted', { min: rules.minimumAge })
      : (t.find(`validation.${fault.key}`, fault.args && { date: writeDay(t.language, String(fault.args.date)) }) ?? null);
  }

  function faultOf(field: RegistrationField, text: string): string | null {
    switch (field) {
      case 'email': {
        const fault = text === rules.confirmedEmail ? null : checkEmail(text);
        if (!fault) return null;
        return t(`validation.${fault.key}`, 'suggestion' in fault ? { suggestion: fault.suggestion } : {});
      }
      case 'phone_number': {
        const fault = validatePhoneForm(text, { required: true, exampleDigits: null });
        if (!fault || fault.key === 'phone_pattern') return null;
        return t(`validation.${fault.key}`, { min: fault.limit ?? 0, max: fault.limit ?? 0 });
      }
      case 'password':
        return rules.passwordFault(text, t);
      case 'first_name':
      case 'last_name':
        return validateUserName(text) ? t('validation.user_name_symbols') : null;
      case 'birth_date':
        return birthFault(text);
      case 'personal_number':
        return PERSONAL_NUMBER.test(text) ? null : t('validation.validation_available_symbols');
      case 'promo_code':
        return PROMO.test(text) ? null : t('validation.promo_code');
      default:
        return null;
    }
  }
}
