import type { PhoneChangeStep } from '@touchline/contract/phones/calls';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { Caller } from '#platform/http/handler';

/** The next step, in a sentence too. */
export const sayStep = (next: PhoneChangeStep, { language }: Pick<Caller, 'language'>): { message: string; next: PhoneChangeStep } => ({
  message: findText(resolveLanguage(language), `phone-step.${next}`) ?? next,
  next,
});
