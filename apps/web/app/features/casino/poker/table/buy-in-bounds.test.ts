import { describe, expect, it } from 'vitest';
import { buyInBounds } from './buy-in-bounds.ts';

const TABLE = { minBuyIn: 2000, maxBuyIn: 10_000, bigBlind: 100 };

describe('buyInBounds', () => {
  it('lets a player sit down with what the table takes and the account has', () => {
    expect(buyInBounds(TABLE, null, 50_000n)).toEqual({ min: 2000, max: 10_000 });
    expect(buyInBounds(TABLE, null, 3000n)).toEqual({ min: 2000, max: 3000 });
    expect(buyInBounds(TABLE, null, 1999n)).toBeNull();
  });

  it('tops a stack up to the most of the table', () => {
    expect(buyInBounds(TABLE, 4000, 50_000n)).toEqual({ min: 100, max: 6000 });
    expect(buyInBounds(TABLE, 9950, 50_000n)).toEqual({ min: 50, max: 50 });
    expect(buyInBounds(TABLE, 12_000, 50_000n)).toBeNull();
    expect(buyInBounds(TABLE, 4000, 0n)).toBeNull();
  });
});
