import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/max';
import { Failure } from '#platform/http/failure';

/** Numbers that short messages reach. Where a plan does not tell mobile from fixed lines, a number counts as both. */
const REACHED_BY_SMS: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * A phone as digits with its calling code (R066, R101): read as of a country where no code was typed. Refuses, naming the field, what is too
 * short or too long, what no operator gives out, and what cannot receive a short message.
 */
export function parsePhoneNumber(text: string, alpha2: string | undefined, field: string): string {
  const country = alpha2 !== undefined && isSupportedCountry(alpha2.toUpperCase()) ? (alpha2.toUpperCase() as CountryCode) : undefined;
  const options = country ? { defaultCountry: country } : undefined;
  // Whole numbers are often typed without their plus.
  const written = country || text.startsWith('+') ? text : `+${text}`;
  const refuse = (key: string): never => {
    throw new Failure('invalid', { fields: { [field]: [key] } });
  };
  const parsed = parsePhoneNumberFromString(written, options);
  if (!parsed?.isPossible()) {
    const length = validatePhoneNumberLength(written, options);
    return refuse(length === 'TOO_SHORT' ? 'phone_min_length' : length === 'TOO_LONG' ? 'phone_max_length' : 'phone_incorrect');
  }
  if (!parsed.isValid()) return refuse('phone_incorrect');
  if (!REACHED_BY_SMS.has(parsed.getType() ?? '')) return refuse('phone_not_mobile');
  return parsed.number.slice(1);
}
