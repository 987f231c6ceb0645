import { registrationFields } from '@touchline/catalogue/account/registration-fields';
import type { RegistrationKind } from '@touchline/contract/bets/enums';
import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { type RegistrationValues, validateRegistration } from './registration-fields.ts';

const values = (change: Partial<RegistrationValues> = {}): RegistrationValues => ({
  country_id: 1,
  currency_id: 1,
  phone_number: '+491511234567',
  email: 'player@example.org',
  password: 'correct horse 1',
  first_name: 'Ana',
  last_name: "O'Neill",
  birth_date: '1990-01-31',
  gender: 'female',
  citizenship_id: '1',
  personal_number: '38001085718',
  city: 'Tallinn',
  address: 'Pikk 1',
  post_code: '10123',
  promo_code: '',
  bonus: 'none',
  amount: '25',
  adult: true,
  terms: true,
  marketing: false,
  ...change,
});
const faults = (kind: RegistrationKind, change: Partial<RegistrationValues> = {}, country = 'IE', confirmedEmail = '') => {
  const rules = {
    asked: registrationFields(kind, country),
    minimumAge: 18,
    amount: kind === 'pay-and-play',
    confirmedEmail,
    passwordFault: (text: string) => (text.length >= 8 && /\d/.test(text) ? null : 'too short'),
  };
  return validateRegistration(rules, values(change), new Date('2026-11-20T12:00:00Z'), translatorOf('en'));
};
const check = (kind: RegistrationKind, change: Partial<RegistrationValues> = {}, country = 'IE') =>
  Object.keys(faults(kind, change, country));

describe('registration checks', () => {
  it('S191 one click asks for nothing but the two confirmations', () => {
    expect(check('fast', { email: '', phone_number: '', password: '' })).toEqual([]);
    expect(check('fast', { adult: false, terms: false })).toEqual(['adult', 'terms']);
  });
  it('S192 by phone asks for a phone', () => {
    expect(check('phone')).toEqual([]);
    expect(check('phone', { phone_number: '' })).toEqual(['phone_number']);
    expect(check('phone', { phone_number: '+4912' })).toEqual(['phone_number']);
  });
  it.each([
    ['email', 'nobody@nowhere'],
    ['password', 'short1'],
    ['password', 'onlyletters'],
    ['first_name', 'R2D2'],
    ['birth_date', '2008-11-21'],
    ['promo_code', 'a b'],
  ] as const)('S193 full refuses %s %s', (field, text) => expect(check('full', { [field]: text })).toEqual([field]));
  it('S193 full takes a player who is of age today', () => expect(check('full', { birth_date: '2008-11-20' })).toEqual([]));
  it('S195 short asks for an e-mail and a password', () => {
    expect(check('short', { email: '', password: '', first_name: '' })).toEqual(['email', 'password']);
  });
  it('S197 custom asks for what the law of the country wants', () => {
    expect(check('custom', { personal_number: '', city: '' })).toEqual([]);
    expect(check('custom', { personal_number: '' }, 'EE')).toEqual(['personal_number']);
    expect(check('custom', { personal_number: '!' }, 'EE')).toEqual(['personal_number']);
  });
  it('S198 pay and play asks for an amount', () => {
    expect(check('pay-and-play', { amount: '' })).toEqual(['amount']);
    expect(check('pay-and-play', { amount: '12,50' })).toEqual([]);
  });
  it('R103 a domain that looks mistyped is asked about once', () => {
    const email = 'player@gmial.com';
    expect(faults('short', { email }).email).toBe('Did you mean player@gmail.com?');
    expect(faults('short', { email }, 'IE', email)).toEqual({});
  });
});
