import { describe, expect, it } from 'vitest';
import { splitPhone } from './phone-numbering-plan.ts';

const COUNTRIES = [
  { id: 1, code: 'ru', phoneCode: '7', name: 'Russia' },
  { id: 2, code: 'kz', phoneCode: '7', name: 'Kazakhstan' },
  { id: 3, code: 'ie', phoneCode: '353', name: 'Ireland' },
  { id: 4, code: 'gr', phoneCode: '30', name: 'Greece' },
];
const split = (text: string, presentId?: number) => {
  const parts = splitPhone(text, COUNTRIES, presentId);
  return parts && [parts.country?.id, parts.code, parts.number];
};

describe('numbers written whole', () => {
  it('are split at the longest code that they begin with, in any script', () => {
    expect(split('+353 86 123-45-67')).toEqual([3, '353', '861234567']);
    expect(split('0030 691 234 5678')).toEqual([4, '30', '6912345678']);
    expect(split('+٣٥٣ ٨٦')).toEqual([3, '353', '86']);
  });
  it('of countries with one code the chosen one stays', () => {
    expect(split('+7 701 1234567', 2)).toEqual([2, '7', '7011234567']);
    expect(split('+7 901 1234567', 3)).toEqual([1, '7', '9011234567']);
  });
  it('a national number, and a code of no country, are left alone', () => {
    expect(split('086 123 45 67')).toBeNull();
    expect(split('+999 1')).toBeNull();
  });
});
