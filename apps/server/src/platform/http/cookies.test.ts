import { describe, expect, it } from 'vitest';
import { clearedCookieText, cookieText, OPERATOR_COOKIE, parseCookies } from './cookies.ts';

describe('cookies', () => {
  it('T76 carries the prefix and Secure over TLS, and neither where browsers would refuse them', () => {
    expect(cookieText('user_token', 'a b', true, { maxAgeSeconds: 60 })).toBe(
      '__Host-user_token=a%20b; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=60',
    );
    expect(cookieText('lng', 'ru', false, { httpOnly: false })).toBe('lng=ru; Path=/; SameSite=Lax');
  });

  it('T76 a cookie of a path of its own has the other prefix, since browsers refuse __Host- beside a path', () => {
    const { name, scope } = OPERATOR_COOKIE;
    expect(cookieText(name, 'x', true, scope)).toBe('__Secure-operator_token=x; Path=/operator-api; SameSite=Strict; Secure; HttpOnly');
    expect(cookieText(name, 'x', false, scope)).toBe('operator_token=x; Path=/operator-api; SameSite=Strict; HttpOnly');
    expect(clearedCookieText(name, true, scope)).toBe('__Secure-operator_token=; Path=/operator-api; SameSite=Strict; Secure; Max-Age=0');
  });

  it('reads what browsers send and survives what they do not', () => {
    expect([...parseCookies('a=1; b=%D1%8F; a=2;c; =x; d=%zz; __proto__=y')]).toEqual([
      ['a', '1'],
      ['b', 'я'],
      ['d', '%zz'],
      ['__proto__', 'y'],
    ]);
    expect(parseCookies(undefined).size).toBe(0);
  });
});
