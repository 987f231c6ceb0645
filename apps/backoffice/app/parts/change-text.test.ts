import { translatorOf } from '@touchline/i18n/translate';
import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';

it.each([
  ['en', '2.50 % to 3.00 %'],
  ['ru', '2.50 % → 3.00 %'],
  // Each value is a piece of its own, left to right: its sign stays on its side of the number.
  ['ar', 'من \u20662.50 %\u2069 إلى \u20663.00 %\u2069'],
] as const)('in %s a change reads "%s"', (language, text) => {
  expect(changeText(translatorOf(language), '2.50 %', '3.00 %')).toBe(text);
});
