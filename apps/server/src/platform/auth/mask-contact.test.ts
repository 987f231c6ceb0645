import { describe, expect, it } from 'vitest';
import { maskContact, maskEmail, maskPhone } from './mask-contact.ts';

describe('contact data', () => {
  it.each([
    ['anna.b@example.com', 'a***@e***.com'],
    ['x@localhost', 'x***@l***'],
    ['"a@b"@mail.example.org', '"***@m***.org'],
    ['rubbish', '***@***'],
  ])('%s is shown as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it('of a phone the last two digits are left, for its owner the first ones too', () => {
    expect(maskPhone('4915112345678')).toBe('***78');
    expect(maskContact('4915112345678')).toBe('+49***78');
    expect(maskContact('+4915112345678')).toBe('+49***78');
    expect(maskContact('anna.b@example.com')).toBe('a***@e***.com');
  });
});
