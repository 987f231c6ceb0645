import { COUNT_KEYS } from '@touchline/catalogue/count-keys';
import { marketRef } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../match-state/match-facts.ts';
import { marketByKey } from './market-by-key.ts';
import { FAMILY_NUMBERS, familyTypeId, SINGLE_IDS } from './market-ids.ts';
import { MARKET_TYPES, marketType, marketTypeByKey } from './registry.ts';

describe('the registry of market types', () => {
  it('gives every type its own id below 2048 and its own key', () => {
    expect(new Set(MARKET_TYPES.map((t) => t.id)).size).toBe(MARKET_TYPES.length);
    expect(new Set(MARKET_TYPES.map((t) => t.key)).size).toBe(MARKET_TYPES.length);
    expect(MARKET_TYPES.filter((t) => t.id <= 0 || t.id >= 2048)).toEqual([]);
  });

  it('keeps families and single types apart', () => {
    const families = Object.keys(FAMILY_NUMBERS) as (keyof typeof FAMILY_NUMBERS)[];
    const highest = Math.max(...families.flatMap((family) => COUNT_KEYS.map((count) => familyTypeId(family, count))));
    expect(highest).toBeLessThan(Math.min(...Object.values(SINGLE_IDS)));
  });

  it('finds each type by id and by key', () => {
    for (const type of MARKET_TYPES) {
      expect(marketType(type.id)).toBe(type);
      expect(marketTypeByKey(type.key)).toBe(type);
    }
    expect(marketType(2047)).toBeUndefined();
  });

  it('has permanent numbers: the first of them never move', () => {
    expect(marketTypeByKey('result')?.id).toBe(44);
    expect(marketTypeByKey('total')?.id).toBe(264);
    expect(marketTypeByKey('corner-total')?.id).toBe(267);
    expect(marketTypeByKey('asian-handicap')?.id).toBe(220);
    expect(marketTypeByKey('winner')?.id).toBe(1300);
  });

  it('leaves a postponed match open and voids what an abandoned one leaves undecided', () => {
    const format = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false } as const;
    const ref = marketRef(marketByKey('total', { line: 10 }));
    const type = marketTypeByKey('total');
    for (const [status, result] of [
      ['postponed', undefined],
      ['interrupted', undefined],
      ['abandoned', { kind: 'void' }],
      ['cancelled', { kind: 'void' }],
      ['walkover', { kind: 'void' }],
    ] as const)
      expect(type?.settle(ref, 1, { ...NO_FACTS, status }, { sport: 1, format }), status).toEqual(result);
  });
});
