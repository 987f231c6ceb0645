import { checkEmail } from '@touchline/contract/registration/check-email';
import { Failure } from '#platform/http/failure';

/** The address in lower case; refuses with the first key that applies (R103). A mistyped domain is a hint to the player, not an error. */
export function normalizeEmail(text: string, field: string): string {
  const fault = checkEmail(text);
  if (fault !== null && fault.key !== 'validation_email_domain_suggestion')
    throw new Failure('invalid', { fields: { [field]: [fault.key] } });
  return text.toLowerCase();
}
