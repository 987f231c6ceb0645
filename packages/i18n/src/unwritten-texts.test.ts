import { expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { dictionaryOf } from './translate.ts';

/** The placeholder that `npm run new` writes in place of a text (tools/scaffold/add-texts.ts). */
const NOT_WRITTEN = 'Not written yet';

it.each(LANGUAGES.map(({ code }) => code))('every text in %s is written', (language) => {
  const unwritten = Object.entries(dictionaryOf(language)).flatMap(([key, text]) => (text.startsWith(NOT_WRITTEN) ? [key] : []));
  expect(unwritten).toEqual([]);
});
