import type { PhoneStepName } from '@touchline/contract/phone';
import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { Caller } from '#platform/handler';

/** What comes next, in a sentence too. */
export const sayStep = (next: PhoneStepName, { language }: Pick<Caller, 'language'>): { message: string; next: PhoneStepName } => ({
  message: findText(siteLanguage(language), `phone-step.${next}`) ?? next,
  next,
});
