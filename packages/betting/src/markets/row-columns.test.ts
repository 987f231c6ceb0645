import { SPORTS } from '@touchline/catalogue/sport/sports';
import { describe, expect, it } from 'vitest';
import { marketTypeByKey } from './registry.ts';
import { rowColumnsOf } from './row-columns.ts';

const CS2 = 4005;
const DOTA_2 = 4006;

describe.each([...SPORTS, { id: CS2, slug: 'cs2' }, { id: DOTA_2, slug: 'dota-2' }])('the columns of $slug', ({ id }) => {
  const columns = rowColumnsOf(id);
  it('are markets of the registry with as many prices as the column has', () => {
    for (const { market, shape } of columns) {
      const type = marketTypeByKey(market);
      expect(type, market).toBeDefined();
      expect(type?.outcomes, market).toHaveLength(shape === 'three' ? 3 : 2);
    }
  });
  it('begin with the result, and hold a market and a kind once', () => {
    expect(columns[0]?.kind).toBe('result');
    expect(new Set(columns.map(({ market }) => market)).size).toBe(columns.length);
    expect(new Set(columns.map(({ kind }) => kind)).size).toBe(columns.length);
    expect(columns.length).toBeGreaterThanOrEqual(3);
    expect(columns.length).toBeLessThanOrEqual(5);
  });
});
