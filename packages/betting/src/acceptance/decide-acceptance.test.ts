import { describe, expect, it } from 'vitest';
import { COUPON_RULES } from '../coupon/coupon.ts';
import { ACCEPTANCE_CHECKS } from './acceptance-checks.ts';
import type { AcceptanceFacts, LegQuote } from './acceptance-facts.ts';
import { decideAcceptance } from './decide-acceptance.ts';

const quote = (seenOddsMilli: number, currentOddsMilli = seenOddsMilli): LegQuote => ({ seenOddsMilli, currentOddsMilli, closed: null });

/** Two legs at 2.00 and 1.50, 10.00 staked, all well. */
const GOOD: AcceptanceFacts = {
  session: true,
  block: null,
  limits: [{ limit: 'stake-day', leftMinor: 5000n, resetsAt: 99 }],
  funds: { source: 'balance', availableMinor: 2000n },
  coupon: {
    stakeMinor: 1000n,
    legs: [
      { odds: 2000, match: 1, selection: 11 },
      { odds: 1500, match: 2, selection: 21 },
    ],
    shape: { kind: 'express' },
  },
  stakeMinor: 1000n,
  quotes: [quote(2000), quote(1500)],
  rules: COUPON_RULES,
  bounds: { minStakeMinor: 10n, maxStakeMinor: 5000n, maxReturnMinor: 100_000n },
  priceMode: 'refuse-any',
  toleranceBasisPoints: 0,
};

/** A way to break each check, in the order of the checks, with the rejection expected. */
const BROKEN: readonly (readonly [string, Partial<AcceptanceFacts>, readonly object[]])[] = [
  ['session', { session: false }, [{ code: 'session' }]],
  ['block', { block: { code: 'self-excluded', until: 5 } }, [{ code: 'self-excluded', until: 5 }]],
  [
    'limits',
    { limits: [{ limit: 'stake-day', leftMinor: 999n, resetsAt: 99 }] },
    [{ code: 'limit', limit: 'stake-day', acceptedStakeMinor: 999n, resetsAt: 99 }],
  ],
  ['funds', { funds: { source: 'balance', availableMinor: 400n } }, [{ code: 'balance', acceptedStakeMinor: 400n }]],
  [
    'open',
    {
      quotes: [
        { ...quote(2000), closed: 'started' },
        { ...quote(1500), closed: 'suspended' },
      ],
    },
    [
      {
        code: 'legs-closed',
        closed: [
          { leg: 0, reason: 'started' },
          { leg: 1, reason: 'suspended' },
        ],
      },
    ],
  ],
  [
    'combinable',
    { coupon: { ...GOOD.coupon, legs: GOOD.coupon.legs.map((l) => ({ ...l, match: 1 })) } },
    [{ code: 'same-match', legs: [0, 1], match: 1 }],
  ],
  ['count', { rules: { maxLegs: 1, maxSystemLegs: 1 } }, [{ code: 'too-many-legs', count: 2, max: 1 }]],
  ['bounds', { bounds: { ...GOOD.bounds, maxStakeMinor: 700n } }, [{ code: 'stake-too-high', acceptedStakeMinor: 700n }]],
  [
    'price',
    { quotes: [quote(2000, 1900), quote(1500)] },
    [{ code: 'price-moved', moved: [{ leg: 0, seenOddsMilli: 2000, currentOddsMilli: 1900 }] }],
  ],
];

const broken = (name: string): Partial<AcceptanceFacts> => BROKEN.find(([n]) => n === name)?.[1] ?? {};

describe('decideAcceptance', () => {
  it('accepts the coupon at the current prices', () => {
    const facts: AcceptanceFacts = { ...GOOD, priceMode: 'accept-higher', quotes: [quote(2000, 2050), quote(1500)] };
    expect(decideAcceptance(facts)).toMatchObject({ ok: true, value: { legs: [{ odds: 2050 }, { odds: 1500 }] } });
  });

  it('asks in the order of the rules', () => {
    expect(ACCEPTANCE_CHECKS.map((c) => c.name)).toEqual(BROKEN.map(([name]) => name));
  });

  it.each(BROKEN)('refuses by %s with what would be accepted', (_, change, error) => {
    expect(decideAcceptance({ ...GOOD, ...change })).toEqual({ ok: false, error });
  });

  it('answers with the first check that refuses, whatever else is wrong', () => {
    const names = BROKEN.map(([name]) => name);
    names.forEach((name, i) => {
      // Later faults are laid first so that an earlier one on the same facts (quotes, coupon) wins.
      const facts: AcceptanceFacts = Object.assign({}, GOOD, ...names.slice(i).reverse().map(broken));
      expect(decideAcceptance(facts)).toMatchObject({ ok: false, error: BROKEN.find(([n]) => n === name)?.[2] });
    });
  });

  it('names every limit that the stake would exceed', () => {
    const limits = [
      { limit: 'stake-day', leftMinor: -5n, resetsAt: null },
      { limit: 'loss-week', leftMinor: 5000n, resetsAt: null },
      { limit: 'loss-month', leftMinor: 10n, resetsAt: null },
    ];
    const decided = decideAcceptance({ ...GOOD, limits });
    expect(decided.ok ? [] : decided.error).toEqual([
      { code: 'limit', limit: 'stake-day', acceptedStakeMinor: 0n, resetsAt: null },
      { code: 'limit', limit: 'loss-month', acceptedStakeMinor: 10n, resetsAt: null },
    ]);
  });

  it('offers the least stake, and the stake whose return fits', () => {
    const low = decideAcceptance({ ...GOOD, bounds: { ...GOOD.bounds, minStakeMinor: 1001n } });
    expect(low).toEqual({ ok: false, error: [{ code: 'stake-too-low', acceptedStakeMinor: 1001n }] });
    const high = decideAcceptance({ ...GOOD, bounds: { ...GOOD.bounds, maxReturnMinor: 1500n } });
    expect(high).toEqual({ ok: false, error: [{ code: 'return-too-high', acceptedStakeMinor: 500n }] });
  });

  it('names a free bet that is too small', () => {
    const decided = decideAcceptance({ ...GOOD, funds: { source: 'free-bet', availableMinor: 500n } });
    expect(decided).toEqual({ ok: false, error: [{ code: 'free-bet', acceptedStakeMinor: 500n }] });
  });

  it('takes missing quotes for a defect', () => {
    expect(() => decideAcceptance({ ...GOOD, quotes: [quote(2000)] })).toThrow('one quote per leg');
  });
});
