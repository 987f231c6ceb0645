import fs from 'node:fs';
import { decodeMarketId, TYPES } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { INITIAL_MATCH_STATE } from '../match-state/match-state.ts';
import { marketIdByKey } from './market-id-by-key.ts';
import { familyNumber, ROOM, SINGLES } from './market-ids.ts';
import { MARKET_TYPES, marketType, marketTypeByKey } from './registry.ts';

/** Every number ever given out, `"264": "total"`, a line each. */
const TABLE = [...fs.readFileSync(new URL('market-numbers.json', import.meta.url), 'utf8').matchAll(/"(\d+)": "([^"]+)"/g)].map(
  ([, number, key]) => ({ number: Number(number), key: key ?? '' }),
);

describe('the registry of market types', () => {
  it('keeps every number of the table: none is changed and none is gone', () => {
    const changed = TABLE.filter(({ number, key }) => marketType(number)?.key !== key).map(
      ({ number, key }) => `${number} is ${key} for ever, not ${marketType(number)?.key ?? 'free'}`,
    );
    expect(changed, 'placed bets refer to these numbers: undo the change of the registry (or of market-numbers.json)').toEqual([]);
  });

  it('has a line in the table for every number', () => {
    const written = new Set(TABLE.map(({ number }) => number));
    const added = MARKET_TYPES.filter(({ id }) => !written.has(id)).map(({ id, key }) => `"${id}": "${key}"`);
    expect(added, 'new numbers: add these lines to market-numbers.json, in order of numbers').toEqual([]);
  });

  it('has a table in which each number and each key stands once, in order', () => {
    const numbers = TABLE.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(new Set(TABLE.map(({ key }) => key)).size).toBe(TABLE.length);
  });

  it('has room: no family over any count shares a number with another or with a single type', () => {
    const taken = new Set<number>();
    for (let id = SINGLES.from; id <= SINGLES.to; id++) taken.add(id);
    for (let family = 1; family < ROOM.families; family++)
      for (let place = 0; place < ROOM.counts; place++) taken.add(familyNumber(family, place));
    expect(taken.size).toBe(SINGLES.to - SINGLES.from + 1 + (ROOM.families - 1) * ROOM.counts);
    expect(Math.min(...taken)).toBeGreaterThan(0);
    expect(Math.max(...taken)).toBeLessThan(TYPES);
  });

  it('gives no number outside its room', () => {
    for (const [family, place] of [
      [0, 0],
      [ROOM.families, 0],
      [1, -1],
      [1, ROOM.counts],
    ] as const)
      expect(() => familyNumber(family, place), `${family} over ${place}`).toThrow('no room');
  });

  it('finds each type by id and by key', () => {
    for (const type of MARKET_TYPES) {
      expect(marketType(type.id)).toBe(type);
      expect(marketTypeByKey(type.key)).toBe(type);
    }
    expect(marketType(SINGLES.to)).toBeUndefined();
  });

  it('leaves a postponed match open and voids what an abandoned one leaves undecided', () => {
    const format = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false } as const;
    const ref = decodeMarketId(marketIdByKey('total', { line: 10 }));
    const type = marketTypeByKey('total');
    for (const [status, result] of [
      ['postponed', undefined],
      ['interrupted', undefined],
      ['abandoned', { kind: 'void' }],
      ['cancelled', { kind: 'void' }],
      ['walkover', { kind: 'void' }],
    ] as const)
      expect(type?.settle(ref, 1, { ...INITIAL_MATCH_STATE, status }, { sport: 1, format }), status).toEqual(result);
  });
});
