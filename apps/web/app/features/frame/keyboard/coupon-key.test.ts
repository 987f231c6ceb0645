import { describe, expect, it } from 'vitest';
import { isCouponKey } from './coupon-key.ts';

const press = (key: string, more: Partial<Parameters<typeof isCouponKey>[0]> = {}): Parameters<typeof isCouponKey>[0] => ({
  key,
  code: 'KeyB',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

describe('the key of the bet slip', () => {
  it.each(['b', 'B', '\u0438', '\u0644\u0627'])('is %s where the key writes it', (key) => {
    expect(isCouponKey(press(key), false)).toBe(true);
  });

  it('goes by the letter where the Latin letters stand elsewhere', () => {
    expect(isCouponKey(press('b', { code: 'KeyN' }), false)).toBe(true);
    expect(isCouponKey(press('x'), false)).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented'] as const)('is nothing with %s', (name) => {
    expect(isCouponKey(press('b', { [name]: true }), false)).toBe(false);
  });

  it('is a letter for who is writing', () => {
    expect(isCouponKey(press('b'), true)).toBe(false);
  });
});
