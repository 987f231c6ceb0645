import { VALIDATION_KEYS } from '@touchline/catalogue/account/validation-keys';
import { checkEmail, suggestDomain } from '@touchline/contract/registration/check-email';
import { describe, expect, it } from 'vitest';
import { BadRequestError } from '../call/http-errors.ts';
import { joinIds, omitDefaults } from '../call/request-fields.ts';
import { isFailureReply } from '../call/success-flag.ts';
import { encodePassword, passwordChange } from './encode-password.ts';
import { clampNumeric, sanitizeNumericInput } from './numeric-input.ts';
import {
  filterByCode,
  fullPhone,
  PLACEHOLDER_COUNTRY,
  parsePhoneDigits,
  sanitizePhoneCode,
  stripPlus,
  validatePhoneForm,
} from './phone-input.ts';
import { applyPhoneMask, phoneMask } from './phone-mask.ts';
import {
  isIdentifier,
  parseIsoDate,
  truncateSearch,
  validateDate,
  validateLength,
  validatePasswordSymbols,
  validateRequired,
  validateSmsCode,
  validateUserName,
} from './text-rules.ts';

describe('numbers', () => {
  it('R098 keeps digits, one point and a leading minus, and cuts to accuracy and length', () => {
    const kept = (text: string, rules: Parameters<typeof sanitizeNumericInput>[1] = {}) => sanitizeNumericInput(text, rules);
    expect(kept('1a2,5€')).toBe('12.5');
    expect(kept('-5-3')).toBe('-53');
    expect(kept('5-3')).toBe('53');
    expect(kept('-5', { unsigned: true })).toBe('5');
    expect(kept('.5')).toBe('0.5');
    expect(kept('-.5')).toBe('-0.5');
    expect(kept('0007')).toBe('7');
    expect(kept('0')).toBe('0');
    expect(kept('1.2.3')).toBe('1.23');
    expect(kept('1.999', { accuracy: 2 })).toBe('1.99');
    expect(kept('1.9', { accuracy: 0 })).toBe('1');
    expect(kept('123456', { maxLength: 3 })).toBe('123');
  });

  it('R098 raises to the least and lowers to the greatest when the field is left', () => {
    expect(clampNumeric('3', { min: 10, max: 100 })).toBe('10');
    expect(clampNumeric('300', { min: 10, max: 100 })).toBe('100');
    expect(clampNumeric('12.', { min: 10, max: 100 })).toBe('12');
    expect(clampNumeric('', { min: 10 })).toBe('');
    expect(clampNumeric('-', { min: 10 })).toBe('');
  });
});

describe('phones', () => {
  const RU = { CountryId: 1, Mask: '000-000-00-00', Min: 10, Max: 10 };

  it('R099 takes digits of several scripts and the usual separators, 17 at most', () => {
    expect(parsePhoneDigits('+7 (912) 345‑67–89')).toBe('79123456789');
    expect(parsePhoneDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(parsePhoneDigits('９１２・')).toBeNull();
    expect(parsePhoneDigits('९१२ ३४५')).toBe('912345');
    expect(parsePhoneDigits('1'.repeat(30))).toHaveLength(17);
    expect(parsePhoneDigits('12a')).toBeNull();
    expect(sanitizePhoneCode('++4912')).toBe('+491');
    expect(stripPlus('++49')).toBe('49');
    expect(filterByCode([{ phoneCode: '+49' }, { phoneCode: '+7' }, { phoneCode: '+149' }], '49')).toEqual([
      { phoneCode: '+49' },
      { phoneCode: '+149' },
    ]);
  });

  it('R066 R067 sends the digits of code and number; a placeholder stands for a code typed by hand', () => {
    expect(fullPhone('+49', '(1512) 345-67')).toBe('49151234567');
    expect(PLACEHOLDER_COUNTRY).toMatchObject({ id: 0, phoneCode: '' });
  });

  it('R068 R100 shapes numbers by the mask of the country, with its first digits', () => {
    expect(phoneMask(RU)).toBe('000 000 00 00');
    expect(phoneMask({ ...RU, CountryId: 2, Mask: '00-000', Max: 7 })).toBe('00 00000');
    expect(phoneMask({ ...RU, Mask: '' })).toBeNull();
    expect(applyPhoneMask('9123456789123', RU)).toBe('912 345 67 89');
    expect(applyPhoneMask('912', RU)).toBe('912');
    expect(applyPhoneMask('812', RU)).toBe('');
  });

  it('R102 checks the form by its rules', () => {
    const check = (text: string, rules: Partial<Parameters<typeof validatePhoneForm>[1]> = {}) =>
      validatePhoneForm(text, { required: true, exampleDigits: null, ...rules });
    expect(check('', { required: false })).toBeNull();
    expect(check('')).toEqual({ key: 'required' });
    expect(check('12345')).toEqual({ key: 'phone_min_length', limit: 6 });
    expect(check('12345678901', { exampleDigits: 10 })).toEqual({ key: 'phone_max_length', limit: 10 });
    expect(check('1'.repeat(20))).toBeNull();
    expect(check('1'.repeat(21))).toEqual({ key: 'phone_max_length', limit: 20 });
    expect(check('5123456', { pattern: { regex: /^9/, message: 'begins with 9' } })).toEqual({
      key: 'phone_pattern',
      message: 'begins with 9',
    });
  });
});

describe('e-mail', () => {
  it('R103 checks in the order of the specification', () => {
    expect(checkEmail('')).toBeNull();
    expect(checkEmail('@gmail.com')?.key).toBe('validation_email_account_name');
    expect(checkEmail('anna@')?.key).toBe('validation_email_domain_name');
    expect(checkEmail('anna')?.key).toBe('validation_email_at_symbol');
    expect(checkEmail('anna@gmail')?.key).toBe('validation_email_dot_symbol');
    expect(checkEmail('an na@gmail.com')?.key).toBe('validation_email_space_symbol');
    expect(checkEmail('anna@gmial.com')).toEqual({ key: 'validation_email_domain_suggestion', suggestion: 'anna@gmail.com' });
    for (const wrong of ['anna..b@example.com', 'anna@example.c', 'anna@-example.com', 'a@b@example..com', `${'a'.repeat(65)}@example.com`])
      expect([wrong, checkEmail(wrong)?.key]).toEqual([wrong, 'validation_enter_correct_email']);
    for (const right of ['anna@example.com', "o'neill+bets@mail.example.co.uk", 'anna@gmail.com', 'анна@пример.рф'.replace('анна', 'anna')])
      expect([right, checkEmail(right)]).toEqual([right, null]);
  });

  it('R103 suggests the domain of a common provider for one slip of the finger, and for nothing else', () => {
    expect(['gmail.con', 'gmai.com', 'hotmial.com', 'yandex.r', 'outlok.com', 'GMAIL.CM'].map((domain) => suggestDomain(domain))).toEqual([
      'gmail.com',
      'gmail.com',
      'hotmail.com',
      'yandex.ru',
      'outlook.com',
      'gmail.com',
    ]);
    expect(['gmail.com', 'example.com', 'hk.ru', 'company.de'].map((domain) => suggestDomain(domain))).toEqual(Array(4).fill(undefined));
  });
});

describe('texts', () => {
  it('R104 names the field that is missing', () => {
    expect(validateRequired('  ', 'City')).toEqual({ key: 'required', args: { label: 'City' } });
    expect(validateRequired(false, 'Terms')?.key).toBe('required');
    expect(validateRequired(0, 'Stake')).toBeNull();
  });

  it('R105 takes the characters of names', () => {
    for (const name of ["Jean-Luc O'Neill", 'Žofie', 'Анна Мария', 'D`Arcy', 'محمد'])
      expect([name, validateUserName(name)]).toEqual([name, null]);
    for (const name of ['Anna1', 'X_Y', 'a@b']) expect(validateUserName(name)).toEqual({ key: 'user_name_symbols' });
  });

  it('R106 checks codes of messages', () => {
    expect(validateSmsCode(' ', {})?.key).toBe('auth_required_field');
    expect(validateSmsCode('1 2', {})).toEqual({ key: 'min_symbols_limit', args: { min: 4 } });
    expect(validateSmsCode('12345', { length: 6 })).toEqual({ key: 'phone_min_length', args: { min: 6 } });
    expect(validateSmsCode('12345a', { length: 6 })?.key).toBe('auth_incorrect_code');
    expect(validateSmsCode('123 456', { length: 6 })).toBeNull();
  });

  it('R107 reads ISO dates and keeps to their bounds', () => {
    expect(parseIsoDate('2026-02-30')).toBeNull();
    expect(parseIsoDate('28.02.2026')).toBeNull();
    expect(parseIsoDate('2026-02-28T10:00:00Z')?.toISOString()).toBe('2026-02-28T10:00:00.000Z');
    expect(validateDate('', { required: true })?.key).toBe('date_required');
    expect(validateDate('', {})).toBeNull();
    expect(validateDate('1990-01-01', { min: '2000-01-01' })).toEqual({ key: 'date_min', args: { date: '2000-01-01' } });
    expect(validateDate('2010-01-01', { max: '2008-01-01' })?.key).toBe('date_max');
    expect(validateDate('2008-01-01', { min: '2008-01-01', max: '2008-01-01' })).toBeNull();
  });

  it('R108 R109 knows identifiers, and cuts a search at 100 characters', () => {
    expect([
      isIdentifier('123', 'digits'),
      isIdentifier('12a', 'digits'),
      isIdentifier('12a', 'digitsAndLowercase'),
      isIdentifier('12A', 'digitsAndLowercase'),
    ]).toEqual([true, false, true, false]);
    expect(truncateSearch('я'.repeat(150))).toHaveLength(100);
  });

  it('R150 has every key of the specification, and lengths and password symbols by theirs', () => {
    expect(VALIDATION_KEYS).toHaveLength(14);
    expect(validateLength('abc', { min: 8 })).toEqual({ key: 'min_symbols_limit', args: { min: 8 } });
    expect(validateLength('abc', { exact: 4 })).toEqual({ key: 'equal_length', args: { n: 4 } });
    expect(validatePasswordSymbols('пароль1')?.key).toBe('password_available_symbols');
    expect(validatePasswordSymbols('Passw0rd!')).toBeNull();
  });
});

describe('requests and replies', () => {
  it('R069 sends password fields in base64 of UTF-8', () => {
    expect(encodePassword('тест1')).toBe('0YLQtdGB0YIx');
    expect(passwordChange({ oldPassword: 'a', password: 'b', confirmation: 'b', endOtherSessions: true })).toEqual({
      old_password: 'YQ==',
      password: 'Yg==',
      password_confirmation: 'Yg==',
      end_other_sessions: true,
    });
  });

  it('R097 leaves out what is empty or the default, and joins ids sorted and once', () => {
    expect(omitDefaults({ a: '', b: [], c: {}, d: false, e: 3, f: 1 }, { required: [], defaults: { e: 3 } })).toEqual({ f: 1 });
    expect(joinIds([3, 1, 3])).toBe('1,3');
  });

  it('R110 reads the map of validation errors', () => {
    const error = new BadRequestError('', {
      request: { method: 'POST', url: '/x' },
      response: null,
      statusCode: 400,
      title: '',
      data: { validation_errors: { email: 'wrong', phone: ['short', 'odd'] } },
    });
    expect(error.validationErrors).toEqual({ email: ['wrong'], phone: ['short', 'odd'] });
  });

  it('R111 takes a false success flag for a failure, but for the exempt calls', () => {
    const failed = (path: string) => isFailureReply(path, { success: false });
    expect(failed('/web-api/user/balance')).toBe(true);
    for (const path of [
      '/web-api/api/internal/v2/phone-actions/create-phone-number',
      '/web-api/api/internal/v3/phone-number/update',
      '/web-api/officeapi/savesetting',
      '/web-api/api/web/user/v1/password',
      '/web-api/api/web/user/v1/settings',
    ])
      expect([path, failed(path)]).toEqual([path, false]);
  });
});
