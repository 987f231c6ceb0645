import { describe, expect, it } from 'vitest';
import { allowsPreferenceCookies, parseConsent } from './cookie-consent.ts';

describe('S218 cookie consent', () => {
  it('S218 R063 is one of the four levels, or not given yet', () => {
    expect([0, 1, 2, 3].map((level) => parseConsent(`lng=en; consent=${level}`))).toEqual([0, 1, 2, 3]);
    for (const header of [null, '', 'consent=4', 'consent=', 'my-consent=1']) expect(parseConsent(header)).toBeNull();
  });

  it('S218 choices of the display are kept unless functional cookies were refused', () => {
    expect([null, 0, 1, 2, 3].map((level) => allowsPreferenceCookies(level as ReturnType<typeof parseConsent>))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});
