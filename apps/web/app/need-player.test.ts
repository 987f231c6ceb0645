import { describe, expect, it } from 'vitest';
import { needPlayer, safeNext } from './need-player.ts';

describe('the way back after the login', () => {
  it.each(['/en/bets', '/ar/bets?tab=settled'])('goes to %s', (next) => expect(safeNext(next, '/en')).toBe(next));
  it.each([null, '', 'https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/en bets'])('never goes to %j', (next) =>
    expect(safeNext(next, '/en')).toBe('/en'),
  );
  it('S208 sends a guest to the authorisation form with the way back', () => {
    const request = new Request('http://site.example/ru/bets?tab=settled');
    try {
      needPlayer({ player: null }, 'ru', request);
      expect.unreachable();
    } catch (thrown) {
      expect((thrown as Response).headers.get('location')).toBe('/ru/login?next=%2Fru%2Fbets%3Ftab%3Dsettled');
    }
  });
});
