import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { checkRegistration, type RegistrationValues } from './registration-fields.ts';

const values = (change: Partial<RegistrationValues> = {}): RegistrationValues => ({
  country_id: 1,
  currency_id: 1,
  phone_number: '+49 151 1234567',
  email: 'player@example.org',
  password: 'correct horse 1',
  first_name: 'Ana',
  last_name: "O'Neill",
  birth_date: '1990-01-31',
  adult: true,
  terms: true,
  ...change,
});
const check = (kind: 'fast' | 'phone' | 'full', change: Partial<RegistrationValues> = {}) =>
  Object.keys(checkRegistration(kind, values(change), 18, new Date('2026-11-20T12:00:00Z'), translatorOf('en')));

describe('registration checks', () => {
  it('S191 one click asks for nothing but the two confirmations', () => {
    expect(check('fast', { email: '', phone_number: '', password: '' })).toEqual([]);
    expect(check('fast', { adult: false, terms: false })).toEqual(['adult', 'terms']);
  });
  it('S192 by phone asks for a phone', () => {
    expect(check('phone')).toEqual([]);
    expect(check('phone', { phone_number: '' })).toEqual(['phone_number']);
    expect(check('phone', { phone_number: '12' })).toEqual(['phone_number']);
  });
  it.each([
    ['email', 'nobody@nowhere'],
    ['password', 'short1'],
    ['password', 'onlyletters'],
    ['first_name', 'R2D2'],
    ['birth_date', '2008-11-21'],
  ] as const)('S193 full refuses %s %s', (field, text) => expect(check('full', { [field]: text })).toEqual([field]));
  it('S193 full takes a player who is of age today', () => expect(check('full', { birth_date: '2008-11-20' })).toEqual([]));
});
