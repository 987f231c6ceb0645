import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import { FAILURES } from '@touchline/contract/failure';
import { dictionaryOf } from '@touchline/i18n/translate';
import { expect, it } from 'vitest';

/** Every refusal that the contract knows is said in every language. */
it.each(SITE_LANGUAGES)('R143 every failure code has its sentence in %s', (language) => {
  const missing = Object.keys(FAILURES).filter((code) => !Object.hasOwn(dictionaryOf(language), `error.${code}`));
  expect(missing).toEqual([]);
});
