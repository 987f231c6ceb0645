import { validatePhoneForm } from '@touchline/client/validation/phone-input';
import type { Translator } from '@touchline/i18n/translator';

/** The fault of a number written whole, as a sentence; null for one that may be sent. Its country's rules are the server's matter. */
export function validatePhone(phone: string, t: Translator): string | null {
  const fault = validatePhoneForm(phone, { required: true, exampleDigits: null });
  if (fault === null) return null;
  if (fault.key === 'required') return t('validation.auth_required_field');
  const limit = fault.limit ?? 0;
  return t.find(`validation.${fault.key}`, { min: limit, max: limit }) ?? fault.key;
}
