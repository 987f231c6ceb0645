import { describe, expect, it } from 'vitest';
import { type TableTerms, tableTermsFault } from './table-terms.ts';

const BIG_BLIND = 200;
const terms: TableTerms = {
  ratePpm: 40_000,
  caps: [
    { players: 2, chips: 200 },
    { players: 4, chips: 600 },
  ],
  minBuyIn: 8_000,
  maxBuyIn: 20_000,
};

describe('the terms of a cash table', () => {
  it.each<[string, Partial<TableTerms>]>([
    ['those of the house', {}],
    ['no rake at all', { ratePpm: 0 }],
    ['a tenth of the pots and the greatest cap', { ratePpm: 100_000, caps: [{ players: 2, chips: 2_000 }] }],
    ['one buy-in alone', { minBuyIn: 20_000, maxBuyIn: 20_000 }],
    ['the widest buy-ins', { minBuyIn: 2_000, maxBuyIn: 100_000 }],
  ])('%s hold together', (_, more) => {
    expect(tableTermsFault({ ...terms, ...more }, BIG_BLIND)).toBeNull();
  });

  it.each<[string, Partial<TableTerms>, keyof TableTerms]>([
    ['a rake above a tenth', { ratePpm: 100_001 }, 'ratePpm'],
    ['a rake below nothing', { ratePpm: -1 }, 'ratePpm'],
    ['part of a millionth', { ratePpm: 0.5 }, 'ratePpm'],
    ['no cap', { caps: [] }, 'caps'],
    ['no cap of two players', { caps: [{ players: 3, chips: 200 }] }, 'caps'],
    ['a cap that falls', { caps: [...terms.caps, { players: 6, chips: 599 }] }, 'caps'],
    ['the same players twice', { caps: [...terms.caps, { players: 4, chips: 700 }] }, 'caps'],
    ['more players than any table has', { caps: [...terms.caps, { players: 10, chips: 700 }] }, 'caps'],
    ['a cap above ten big blinds', { caps: [{ players: 2, chips: 2_001 }] }, 'caps'],
    ['a buy-in of less than ten big blinds', { minBuyIn: 1_999 }, 'minBuyIn'],
    ['most below least', { maxBuyIn: 7_999 }, 'maxBuyIn'],
    ['more than five hundred big blinds', { maxBuyIn: 100_001 }, 'maxBuyIn'],
  ])('%s is a fault of its field', (_, more, field) => {
    expect(tableTermsFault({ ...terms, ...more }, BIG_BLIND)?.field).toBe(field);
  });
});
