import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('the list of leaked passwords', () => {
  it('knows the usual ones in the usual disguises and leaves others alone', () => {
    for (const common of [
      'password1',
      'P@ssw0rd123',
      'Liverpool1892',
      'qwerty2024',
      '1q2w3e4r5t',
      'iloveyou12',
      '123456789a',
      'Summer2025!',
      'aaaaaaa1',
    ])
      expect([common, isCommonPassword(common)]).toEqual([common, true]);
    for (const own of ['тихая-река-42', 'correct-horse-1', 'mF7kq2Lx9z', 'liverpool never walks 9'])
      expect([own, isCommonPassword(own)]).toEqual([own, false]);
  });
});
