import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { INITIAL_MATCH_STATE } from '../match-state/match-state.ts';
import { LOSE, VOID, WIN } from '../settlement/leg-result.ts';
import { earlyPayoutSide } from './early-payout-side.ts';
import { insurancePayout } from './insurance-payout.ts';
import { isPremiumAccepted } from './is-premium-accepted.ts';
import { priceCashOut } from './price-cash-out.ts';
import { priceInsurance } from './price-insurance.ts';
import { splitCashOut } from './split-cash-out.ts';

const express = (...odds: number[]) => ({ stakeMinor: 1_000n, legs: odds.map((o) => ({ odds: o })), shape: { kind: 'express' } as const });

describe('priceInsurance', () => {
  it('is what the chance of winning leaves of the insured amount', () => {
    // Evens, no margin: half of it.
    expect(priceInsurance({ ...express(2000), shape: { kind: 'single' } }, [{ currentOddsMilli: 2000 }], 500n, 0)).toEqual({
      ok: true,
      value: 250n,
    });
    // 1/4 to win now that the price has doubled.
    expect(priceInsurance({ ...express(2000), shape: { kind: 'single' } }, [{ currentOddsMilli: 4000 }], 400n, 0)).toEqual({
      ok: true,
      value: 300n,
    });
    // A won leg and a void one leave the chance of the third.
    expect(priceInsurance(express(3000, 2000, 2000), [{ result: WIN }, { result: VOID }, { currentOddsMilli: 1250 }], 1_000n, 0)).toEqual({
      ok: true,
      value: 200n,
    });
  });

  it('costs at least one unit, and is refused where there is nothing to insure', () => {
    expect(priceInsurance(express(1010, 1010), [{ result: WIN }, { currentOddsMilli: 1001 }], 1n, 0)).toEqual({ ok: true, value: 1n });
    expect(priceInsurance(express(2000, 2000), [{ result: LOSE }, { currentOddsMilli: 2000 }], 100n, 0)).toEqual({
      ok: false,
      error: { code: 'sale-lost' },
    });
    const system = { ...express(2000, 2000, 2000), shape: { kind: 'system', size: 2 } as const };
    expect(priceInsurance(system, [{ currentOddsMilli: 2000 }, { currentOddsMilli: 2000 }, { currentOddsMilli: 2000 }], 100n, 0)).toEqual({
      ok: false,
      error: { code: 'insurance-kind' },
    });
  });

  it('takes a lower premium always and a higher one within the tolerance', () => {
    expect([
      isPremiumAccepted(100n, 90n, 0),
      isPremiumAccepted(100n, 101n, 0),
      isPremiumAccepted(100n, 105n, 5),
      isPremiumAccepted(100n, 106n, 5),
    ]).toEqual([true, false, true, false]);
  });

  it('pays a lost bet its cover and a void one its premium', () => {
    const cover = { insuredMinor: 500n, premiumMinor: 260n };
    expect((['lost', 'void', 'won', 'returned', 'returned-partly'] as const).map((outcome) => insurancePayout(cover, outcome))).toEqual([
      500n,
      260n,
      0n,
      0n,
      0n,
    ]);
  });
});

describe('decideEarlyPayout', () => {
  const facts = (status: 'planned' | 'live' | 'abandoned', ...score: [number, number][]) => ({
    ...INITIAL_MATCH_STATE,
    status,
    counts: { score },
  });
  it('names the side that leads by enough in regular time while the match is played', () => {
    const two = (f: ReturnType<typeof facts>) => earlyPayoutSide(f, { periods: 2 }, 2);
    expect(two(facts('live', [1, 0]))).toBeUndefined();
    expect(two(facts('live', [2, 0]))).toBe(1);
    expect(two(facts('live', [1, 1], [0, 2]))).toBe(2);
    // Extra time does not count.
    expect(two(facts('live', [0, 0], [0, 0], [2, 0]))).toBeUndefined();
    expect(two(facts('abandoned', [3, 0]))).toBeUndefined();
    expect(two(facts('planned'))).toBeUndefined();
  });
});

describe('rounding of sales', () => {
  const SEED = 20_260_101;
  it('T32 any run of sales in part keeps the stake whole and pays within half a unit of the exact part each', () => {
    const random = createRandom(SEED);
    let runs = 0;
    // Scales 0 (yen), 2 (euro), 3 (dinar), 4 and 8 (crypto): amounts of every size in minor units.
    for (const scale of [0, 2, 3, 4, 8]) {
      for (let i = 0; i < 1_000; i++) {
        const stakeMinor = BigInt(1 + random.int(9)) * 10n ** BigInt(scale) + BigInt(random.int(10 ** Math.min(scale, 6)));
        let kept = stakeMinor;
        let sold = 0n;
        const odds = 1_001 + random.int(9_000);
        const now = 1_001 + random.int(9_000);
        for (let part = 0; part < 5 && kept > 0n; part++) {
          const percent = 1 + random.int(100);
          const value = priceCashOut({ stakeMinor: kept, legs: [{ odds }], shape: { kind: 'single' } }, [{ currentOddsMilli: now }], 20);
          if (!value.ok) throw new Error(`seed ${SEED}: ${value.error.code}`);
          const split = splitCashOut(kept, value.value.offerMinor, percent);
          const exact = value.value.offerMinor * BigInt(percent);
          const off = split.paidMinor * 100n - exact;
          if (off > 50n || off < -50n) throw new Error(`seed ${SEED}, scale ${scale}, ${percent} % of ${value.value.offerMinor}: ${off}`);
          sold += split.cashedOutStakeMinor;
          kept = split.keptStakeMinor;
        }
        if (sold + kept !== stakeMinor) throw new Error(`seed ${SEED}, scale ${scale}: ${sold} + ${kept} is not ${stakeMinor}`);
        runs += 1;
      }
    }
    expect(runs).toBe(5_000);
  });
});
