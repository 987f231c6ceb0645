import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { checkDeposit } from './check-deposit.ts';

describe('S148 amount of a deposit', () => {
  const check = (text: string) =>
    checkDeposit(text, { minAmount: '1.00', maxAmount: '5000.00' }, 2, translatorOf('en'), (amount) => amount);
  it.each(['1', '20.50', '5000.00'])('takes %s', (text) => expect(check(text)).toBeNull());
  it.each([
    ['', 'error.amount_format'],
    ['1.234', 'error.amount_format'],
    ['0.99', 'The least is 1.00.'],
    ['5000.01', 'The most is 5000.00.'],
  ])('refuses %j', (text, sentence) =>
    expect(check(text)).toBe(sentence.startsWith('error.') ? translatorOf('en')('error.amount_format') : sentence),
  );
});
