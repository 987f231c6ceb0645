import { describe, expect, it } from 'vitest';
import { percent } from '../testing/percent.ts';
import { scriptedDraws } from '../testing/scripted-draws.ts';
import { DROP } from './drop.ts';
import { DROP_RISKS, type DropRisk, dropPays } from './pays.ts';

/** Published returns of 8 to 16 rows. */
const RETURNS: Readonly<Record<DropRisk, string>> = {
  low: '98.98 98.98 99.00 99.00 98.98 99.00 99.00 99.00 99.00',
  medium: '98.91 99.14 98.91 99.02 98.99 98.99 98.99 99.00 98.99',
  high: '99.06 99.06 99.06 99.16 99.12 99.09 98.98 99.03 98.98',
};

describe('drop', () => {
  it.each(DROP_RISKS)('returns what is published at %s risk', (risk) => {
    const returned = Array.from({ length: 9 }, (_, i) => percent(DROP.returns({ rows: 8 + i, risk }, 0).expected));
    expect(returned.join(' ')).toBe(RETURNS[risk]);
  });

  it('pays by where the drawn path ends, the same on both sides', () => {
    const end = DROP.begin({ rows: 8, risk: 'high' }, scriptedDraws(1, 1, 1, 1, 1, 1, 1, 1), 0);
    expect([DROP.view(end), DROP.returned(end)]).toEqual([{ path: 'RRRRRRRR' }, { num: 29n, den: 1n }]);
    for (const risk of DROP_RISKS)
      for (let rows = 8; rows <= 16; rows += 1) {
        const pays = dropPays(rows, risk);
        expect(pays).toHaveLength(rows + 1);
        expect(pays.toReversed()).toEqual(pays);
      }
  });

  it.each([{ rows: 7, risk: 'low' }, { rows: 17, risk: 'low' }, { rows: 8, risk: 'extreme' }, { rows: 8 }])('refuses %j', (options) => {
    expect(DROP.options.safeParse(options).success).toBe(false);
  });
});
