import { FAILURES } from '@touchline/contract/failure';
import { DICTIONARIES } from '@touchline/i18n/translate';
import { expect, it } from 'vitest';

/** Every refusal that the contract knows is said in every language. */
it.each(Object.keys(DICTIONARIES) as (keyof typeof DICTIONARIES)[])('R143 every failure code has its sentence in %s', (language) => {
  const missing = Object.keys(FAILURES).filter((code) => !Object.hasOwn(DICTIONARIES[language], `error.${code}`));
  expect(missing).toEqual([]);
});
