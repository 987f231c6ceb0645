import { describe, expect, it } from 'vitest';
import { requirePlayer, safeReturnPath } from './require-player.ts';

describe('the way back after the login', () => {
  it.each(['/en/bets', '/ar/bets?tab=settled'])('goes to %s', (next) => expect(safeReturnPath(next, '/en')).toBe(next));
  it.each([null, '', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/en bets'])('never goes to %j', (next) =>
    expect(safeReturnPath(next, '/en')).toBe('/en'),
  );
  it('S208 sends a guest to the authorisation form with the way back', () => {
    const request = new Request('http://site.example/ru/bets.data?tab=settled&_routes=bets');
    try {
      requirePlayer({ player: null }, 'ru', request);
      expect.unreachable();
    } catch (thrown) {
      expect((thrown as Response).headers.get('location')).toBe('/ru/login?next=%2Fru%2Fbets%3Ftab%3Dsettled');
    }
  });
});
