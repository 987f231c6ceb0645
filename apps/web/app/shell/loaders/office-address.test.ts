import { describe, expect, it } from 'vitest';
import { officePageAt } from './office-address.ts';

describe('addresses of the office in the words of the specification', () => {
  it.each([
    ['office/menu', 'office'],
    ['office/bets-history', 'bets'],
    ['office/bets/history/mail', 'bets/mail'],
    ['office/powerbet', 'bets/power-bet'],
    ['office/account/identification/welcome/', 'office/identification/welcome'],
    ['office/two-factor-auth-enable', 'office/two-factor-enable'],
  ])('%s is %s', (asked, path) => {
    expect(officePageAt(asked)).toBe(path);
  });

  it.each(['office', 'office/recharge', 'office/promotion', 'office/no-such-page', 'officemenu', 'menu'])(
    '%s is no other page',
    (asked) => {
      expect(officePageAt(asked)).toBeNull();
    },
  );
});
