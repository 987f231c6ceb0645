import { describe, expect, it } from 'vitest';
import { maskEmail, maskPhone } from './mask-contact.ts';

describe('contact data', () => {
  it.each([
    ['anna.b@example.com', 'a***@e***.com'],
    ['x@localhost', 'x***@l***'],
    ['"a@b"@mail.example.org', '"***@m***.org'],
    ['rubbish', '***@***'],
  ])('%s is shown as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('of a phone the last two digits are left', () => {
    expect(maskPhone('4915112345678')).toBe('***78');
  });
});
