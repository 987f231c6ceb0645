import { describe, expect, it } from 'vitest';
import { fitQuickStakes } from './fit-quick-stakes.ts';

describe("ready stakes in the phone's coupon bar", () => {
  it.each([
    [
      ['5 €', '10 €', '25 €', '50 €'],
      ['5 €', '10 €', '25 €'],
    ],
    [
      ['5,000 ₸', '10,000 ₸', '25,000 ₸', '50,000 ₸'],
      ['5,000 ₸', '10,000 ₸'],
    ],
    [['500,000 IRR', '1,000,000 IRR', '2,500,000 IRR'], ['500,000 IRR']],
    [[], []],
  ])('of %j there is room for %j', (offered, shown) => {
    expect(fitQuickStakes(offered.map((written) => ({ text: written, written }))).map(({ written }) => written)).toEqual(shown);
  });
});
