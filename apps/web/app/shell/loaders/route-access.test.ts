import { describe, expect, it } from 'vitest';
import { isListedNotFound } from './listed-not-found.ts';
import type { LoaderContext } from './loader-context.ts';
import { decideAccess, guardRoute, type RouteRules, type Visitor } from './route-access.ts';

const GUEST: Visitor = { signedIn: false, language: 'en', modules: { toto: false, live: true, cricket: ['en', 'ru'] } };
const PLAYER: Visitor = { ...GUEST, signedIn: true };

const thrown = async (rules: RouteRules, player: { readonly id: string } | null): Promise<unknown> => {
  const services = { player, look: { modules: GUEST.modules } } as unknown as LoaderContext;
  try {
    guardRoute(rules, services, 'en', new Request('http://site/en/secret?tab=2'));
    return null;
  } catch (error) {
    return error;
  }
};

describe('the guard of routes', () => {
  it('R002 lets in whom no rule keeps out', () => {
    expect(decideAccess({}, GUEST)).toBeNull();
    expect(decideAccess({ guest: true, languages: ['en', 'ru'], flag: 'live' }, GUEST)).toBeNull();
    expect(decideAccess({ authorised: true, flag: 'unheard-of' }, PLAYER)).toBeNull();
  });
  it('R002 denies on each rule, and on the first that fails', () => {
    expect(decideAccess({ guest: true }, PLAYER)).toBe('guest');
    expect(decideAccess({ authorised: true }, GUEST)).toBe('authorised');
    expect(decideAccess({ languages: ['ru', 'ar'] }, GUEST)).toBe('languages');
    expect(decideAccess({ flag: 'toto' }, GUEST)).toBe('flag');
    expect(decideAccess({ flag: 'cricket' }, { ...GUEST, language: 'ar' })).toBe('languages');
    expect(decideAccess({ flag: 'cricket' }, GUEST)).toBeNull();
    expect(decideAccess({ authorised: true, languages: ['ru'], flag: 'toto' }, GUEST)).toBe('authorised');
    expect(decideAccess({ authorised: true, languages: ['ru'], flag: 'toto' }, PLAYER)).toBe('languages');
  });
  it('R002 sends a guest to the login and back, the signed-in home, and hides the rest', async () => {
    const toLogin = await thrown({ authorised: true }, null);
    expect((toLogin as Response).headers.get('location')).toBe(`/en/login?next=${encodeURIComponent('/en/secret?tab=2')}`);
    expect(((await thrown({ guest: true }, { id: '1' })) as Response).headers.get('location')).toBe('/en');
    expect(await thrown({ flag: 'toto' }, null)).toMatchObject({ init: { status: 404 } });
    expect(await thrown({ languages: ['ar'] }, null)).toMatchObject({ init: { status: 404 } });
    expect(await thrown({ flag: 'live' }, null)).toBeNull();
  });
  it('R004 knows the listed addresses in every language and nothing beside them', () => {
    expect(isListedNotFound('/en/undefined')).toBe(true);
    expect(isListedNotFound('/ar/wp-admin/')).toBe(true);
    expect(isListedNotFound('/ru/%5Bobject%20Object%5D')).toBe(true);
    expect(isListedNotFound('/en')).toBe(false);
    expect(isListedNotFound('/en/line')).toBe(false);
    expect(isListedNotFound('/en/%E0%A4%A')).toBe(false);
  });
});
