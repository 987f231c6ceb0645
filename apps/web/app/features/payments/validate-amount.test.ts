import { translatorOf } from '@touchline/i18n/translate';
import { describe, expect, it } from 'vitest';
import { type AmountBounds, validateAmount } from './validate-amount.ts';

const t = translatorOf('en');
const LIMITS = { minAmount: '1.00', maxAmount: '5000.00' };
const check = (text: string, bounds: AmountBounds = LIMITS) => validateAmount(text, bounds, 2, t, (amount) => amount);

describe('S148 amount of a deposit', () => {
  it.each(['1', '20.50', '5000.00'])('takes %s', (text) => expect(check(text)).toBeNull());
  it.each([
    ['', t('error.amount_format')],
    ['1.234', t('error.amount_format')],
    ['0.99', 'The minimum is 1.00.'],
    ['5000.01', 'The maximum is 5000.00.'],
  ])('refuses %j', (text, sentence) => expect(check(text)).toBe(sentence));
});

describe('S138 amount of a withdrawal', () => {
  it('takes what is there and no more, and says what has to be played first', () => {
    expect(check('40.00', { ...LIMITS, available: '40.00', unplayed: '0.00' })).toBeNull();
    expect(check('40.01', { ...LIMITS, available: '40.00', unplayed: '0.00' })).toBe('The most you can withdraw is 40.00.');
    expect(check('40.01', { ...LIMITS, available: '40.00', unplayed: '60.00' })).toContain('60.00 is left to stake');
  });
});
