import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BettingTax, NO_TAX, taxPayout, taxStake } from './betting-tax.ts';

const won = (returnMinor: bigint, num: bigint, den: bigint) => ({ outcome: 'won' as const, returnMinor, multiplier: { num, den } });

/** 12 % of the stake, 10 % of payouts from a win of 2,280.00. */
const POLISH: BettingTax = {
  ...NO_TAX,
  type: 'payout',
  stakeTaxBasisPoints: 1200,
  payoutTaxBasisPoints: 1000,
  winThresholdMinor: 228_000n,
};
/** 20 % of the winnings. */
const ON_WINNINGS: BettingTax = { ...NO_TAX, type: 'winnings', payoutTaxBasisPoints: 2000 };

describe('taxStake', () => {
  it('R080 takes the stake tax before the bet works', () => {
    expect(taxStake(10_000n, POLISH)).toEqual({ grossStakeMinor: 10_000n, taxMinor: 1200n, netStakeMinor: 8800n });
  });

  it('R080 takes nothing where there is no tax', () => {
    expect(taxStake(10_000n, { ...POLISH, type: 'none' })).toEqual({ grossStakeMinor: 10_000n, taxMinor: 0n, netStakeMinor: 10_000n });
  });

  it('R080 rounds half up and loses nothing (seed 9)', () => {
    expect(taxStake(5n, { ...POLISH, stakeTaxBasisPoints: 1000 }).taxMinor).toBe(1n);
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 12n), fc.nat(10_000), (paid, basisPoints) => {
        const { taxMinor, netStakeMinor } = taxStake(paid, { ...POLISH, stakeTaxBasisPoints: basisPoints });
        expect(taxMinor + netStakeMinor).toBe(paid);
        expect(taxMinor >= 0n && netStakeMinor >= 0n).toBe(true);
      }),
      { seed: 9 },
    );
  });
});

describe('taxPayout', () => {
  const stake = taxStake(10_000n, POLISH);

  it.each<readonly [string, bigint, bigint, bigint]>([
    ['a win one unit below the threshold bears none', 8800n + 227_999n, 0n, 8800n + 227_999n],
    ['a win at the threshold is taxed whole', 8800n + 228_000n, 23_680n, 213_120n],
  ])('R080 %s', (_, gross, taxMinor, netMinor) => {
    expect(taxPayout(stake, won(gross, gross, 8800n), POLISH)).toMatchObject({ grossMinor: gross, taxMinor, netMinor });
  });

  it('R080 taxes the winnings only, where that is the type', () => {
    expect(taxPayout(taxStake(1000n, ON_WINNINGS), won(1850n, 37n, 20n), ON_WINNINGS)).toMatchObject({ taxMinor: 170n, netMinor: 1680n });
  });

  it('R080 leaves prices below the coefficient threshold untaxed', () => {
    const tax = { ...ON_WINNINGS, oddsThresholdMilli: 2000 };
    expect(taxPayout(taxStake(1000n, tax), won(1999n, 1999n, 1000n), tax).taxMinor).toBe(0n);
    expect(taxPayout(taxStake(1000n, tax), won(2000n, 2n, 1n), tax).taxMinor).toBe(200n);
  });

  it('R080 returns the stake tax of a void bet where the country does', () => {
    const settled = { outcome: 'void' as const, returnMinor: 8800n, multiplier: { num: 1n, den: 1n } };
    expect(taxPayout(stake, settled, POLISH)).toMatchObject({ refundedTaxMinor: 0n, netMinor: 8800n });
    expect(taxPayout(stake, settled, { ...POLISH, returnsTax: true })).toMatchObject({ refundedTaxMinor: 1200n, netMinor: 10_000n });
  });

  it('R080 takes nothing of a lost or partly returned bet', () => {
    const back = { outcome: 'returned-partly' as const, returnMinor: 500n, multiplier: { num: 1n, den: 2n } };
    expect(taxPayout(taxStake(1000n, ON_WINNINGS), back, ON_WINNINGS).taxMinor).toBe(0n);
    expect(taxPayout(stake, { outcome: 'lost', returnMinor: 0n, multiplier: { num: 0n, den: 1n } }, POLISH).netMinor).toBe(0n);
  });
});
