import { checkPhoneForm } from '@touchline/client/validation/phone-input';
import { checkUserName } from '@touchline/client/validation/text-rules';
import { checkEmail } from '@touchline/contract/check-email';
import { REGISTRATION_FIELDS, type RegistrationField } from '@touchline/contract/words';
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
export type AskedFields = readonly { readonly field: RegistrationField; readonly required: boolean }[];

export interface RegistrationRules {
  readonly asked: AskedFields;
  readonly minimumAge: number;
  /** Whether a first deposit is asked for. */
  readonly amount: boolean;
  /** An address that looked mistyped, and that the player insists on. */
  readonly keptEmail: string;
  /** The rule of the password's own field. */
  readonly keepsRule: (password: string) => boolean;
  readonly passwordMin: number;
}

const PROMO = /^[\w-]{3,40}$/;
const PERSONAL_NUMBER = /^[\p{L}\d -]{4,24}$/u;
const AMOUNT = /^\d{1,9}(?:[.,]\d{1,8})?$/;

/** Whether somebody born on an ISO date is of age on a day. */
const isOfAge = (birth: string, today: Date, age: number): boolean => {
  const limit = new Date(today);
  limit.setFullYear(limit.getFullYear() - age);
  return new Date(`${birth}T00:00:00`) <= limit;
};

/** Sentences for what is wrong, by field; the server checks all of it again. `today` is the page's own clock. */
export function checkRegistration(
  rules: RegistrationRules,
  values: RegistrationValues,
  today: Date,
  t: Translator,
): Partial<Record<FormField, string>> {
  const errors: Partial<Record<FormField, string>> = {};
  for (const { field, required } of rules.asked) {
    const text = values[field].trim();
    const wrong = text === '' ? (required ? t('validation.auth_required_field') : null) : faultOf(field, text);
    if (wrong) errors[field] = wrong;
  }
  if (rules.amount && !AMOUNT.test(values.amount.trim())) errors.amount = t('error.amount_format');
  if (!values.adult) errors.adult = t('error.under_age.accepted', { min: rules.minimumAge });
  if (!values.terms) errors.terms = t('error.terms_not_accepted');
  return errors;

  function faultOf(field: RegistrationField, text: string): string | null {
    switch (field) {
      case 'email': {
        const fault = text === rules.keptEmail ? null : checkEmail(text);
        if (!fault) return null;
        return t(`validation.${fault.key}`, 'suggestion' in fault ? { suggestion: fault.suggestion } : {});
      }
      case 'phone_number': {
        const fault = checkPhoneForm(text, { required: true, exampleDigits: null });
        if (!fault || fault.key === 'phone_pattern') return null;
        return t(`validation.${fault.key}`, { min: fault.limit ?? 0, max: fault.limit ?? 0 });
      }
      case 'password':
        return rules.keepsRule(text) ? null : t('password.hint', { min: rules.passwordMin });
      case 'first_name':
      case 'last_name':
        return checkUserName(text) ? t('validation.user_name_symbols') : null;
      case 'birth_date':
        return isOfAge(text, today, rules.minimumAge) ? null : t('error.under_age.accepted', { min: rules.minimumAge });
      case 'personal_number':
        return PERSONAL_NUMBER.test(text) ? null : t('validation.validation_available_symbols');
      case 'promo_code':
        return PROMO.test(text) ? null : t('validation.promo_code');
      default:
        return null;
    }
  }
}
