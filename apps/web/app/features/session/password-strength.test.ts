import { describe, expect, it } from 'vitest';
import { passwordBits, strengthOf, strengthShare } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['aaaaaaaaaaa1', 'weak'],
    ['short1', 'weak'],
    ['correct-ho', 'fair'],
    ['correct-horse-1', 'strong'],
    ['тихая-река-42', 'strong'],
  ] as const)('%s is %s', (password, strength) => expect(strengthOf(passwordBits(password))).toBe(strength));
  it('fills a bar and no more than that', () => {
    expect(strengthShare(0)).toBe(0);
    expect(strengthShare(passwordBits('correct horse battery staple 1'))).toBe(1);
  });
});
