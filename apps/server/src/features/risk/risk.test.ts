import type { Coupon } from '@touchline/betting/coupon/coupon';
import { encodeMarketId, selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { createExposureBook } from './exposure.ts';
import { limitCurrency } from './limits.ts';
import { calculateStakeLimits, exposureOf } from './max-stake.ts';

const MARKET = encodeMarketId({ type: 44, period: 0, line: 0, specifier: 0 });
const [HOME, AWAY] = [selectionId(MARKET, 1), selectionId(MARKET, 2)];
const LIMITS = { maxReturnMinor: 1_000_000n, maxLiabilityMinor: { line: 100_000n, live: 50_000n } };
const EUR = limitCurrency('EUR', () => 100n);
const single = (odds = 2000): Coupon => ({ stakeMinor: 0n, shape: { kind: 'single' }, legs: [{ match: 1, selection: HOME, odds }] });
const leg = { matchId: 1, selectionId: HOME, live: false };

describe('risk', () => {
  it('takes what a selection may still lose, divided by what it wins per unit of stake', () => {
    const book = createExposureBook();
    expect(calculateStakeLimits(single(3000), [leg], EUR, LIMITS, book).maxStakeMinor).toBe(50_000n);
    for (const delta of exposureOf([leg], 10_000n, 30_000n, EUR)) book.add(delta);
    expect(calculateStakeLimits(single(3000), [leg], EUR, LIMITS, book).maxStakeMinor).toBe(40_000n);
  });

  it('counts stakes on the other selections of the market against the liability, live less room than line', () => {
    const book = createExposureBook();
    book.add({ matchId: 1, selectionId: HOME, liabilityMinor: 60_000n, stakeMinor: 60_000n });
    book.add({ matchId: 1, selectionId: AWAY, liabilityMinor: 0n, stakeMinor: 20_000n });
    expect(book.netMinor(1, HOME)).toBe(40_000n);
    expect(calculateStakeLimits(single(), [{ ...leg, live: true }], EUR, LIMITS, book).maxStakeMinor).toBe(10_000n);
  });

  it('never lets a bet return more than the most', () => {
    const bounds = calculateStakeLimits(
      single(1_000_000),
      [leg],
      EUR,
      { ...LIMITS, maxLiabilityMinor: { line: 10n ** 12n, live: 0n } },
      createExposureBook(),
    );
    expect(bounds.maxStakeMinor).toBe(1_000n);
  });

  it('gives back what was not taken, and keeps counting what could not be written', () => {
    const book = createExposureBook();
    const [delta] = exposureOf([leg], 1_000n, 5_000n, EUR);
    if (!delta) throw new Error('one leg, one delta');
    book.add(delta);
    const taken = book.takeDeltas();
    expect([taken.length, book.takeDeltas().length, book.netMinor(1, HOME)]).toEqual([1, 0, 4_000n]);
    book.giveBack(taken);
    expect([book.netMinor(1, HOME), book.takeDeltas().length]).toEqual([4_000n, 1]);
    book.add({ ...delta, liabilityMinor: -delta.liabilityMinor, stakeMinor: -delta.stakeMinor });
    expect(book.netMinor(1, HOME)).toBe(0n);
  });
});
