import { describe, expect, it } from 'vitest';
import { FROM_BALANCE, type PreparedBet } from './prepared-bet.ts';
import { readTerms, writeTerms } from './terms-json.ts';

describe('the terms of a stored bet', () => {
  it('have the names that the rows have: stakes of groups are `blockStakes`', () => {
    const shape = { kind: 'conditional', blocks: [[0], [1]], groupStakes: ['max', 500n] } as const;
    const bet = { shape, combinations: [], boost: null, funding: FROM_BALANCE, legs: [] } as unknown as PreparedBet;
    const stored: unknown = JSON.parse(writeTerms(bet) ?? 'null');
    expect(stored).toEqual({ kind: 'conditional', blocks: [[0], [1]], blockStakes: ['max', '500'] });
    expect(readTerms('conditional', 0, stored).shape).toEqual(shape);
  });

  it('have the names that the rows have: bounds of a boost are `leastLegOdds` and `mostMinor`', () => {
    const boost = { tiers: [{ legs: 3, permille: 30 }], minLegOdds: 1400, maxMinor: 10n ** 18n };
    const bet = { shape: { kind: 'express' }, combinations: [], boost, funding: FROM_BALANCE, legs: [] } as unknown as PreparedBet;
    const text = writeTerms(bet) ?? 'null';
    expect(text).toBe(
      '{"kind":"express","boost":{"tiers":[{"legs":3,"permille":30}],"leastLegOdds":1400,"mostMinor":"1000000000000000000"}}',
    );
    expect(readTerms('express', 0, JSON.parse(text)).boost).toEqual(boost);
  });
});
