import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMarketId, encodeMarketId, MAX_OUTCOMES, type MarketRef, marketOf, outcomeOf, selectionId, TYPES } from './selection.ts';

const upTo = (max: number) => fc.integer({ min: 0, max });
const ref: fc.Arbitrary<MarketRef> = fc.record({
  type: upTo(TYPES - 1),
  period: upTo(31),
  line: fc.integer({ min: -8192, max: 8191 }),
  specifier: upTo(1023),
});
const outcome = upTo(MAX_OUTCOMES - 1);
const MIN: MarketRef = { type: 0, period: 0, line: -8192, specifier: 0 };
const MAX: MarketRef = { type: TYPES - 1, period: 31, line: 8191, specifier: 1023 };

describe('the id of a selection', () => {
  it('is what it has always been: bets are kept under it', () => {
    expect(selectionId(encodeMarketId({ type: 264, period: 0, line: 10, specifier: 0 }), 1)).toBe(145_144_135_286_785);
    expect(selectionId(encodeMarketId({ type: 1300, period: 2, line: -5, specifier: 7 }), 1023)).toBe(714_725_502_492_671);
  });

  it('tells the market and the outcome that it was made of', () => {
    fc.assert(
      fc.property(ref, outcome, (market, chosen) => {
        const selection = selectionId(encodeMarketId(market), chosen);
        expect(Number.isSafeInteger(selection)).toBe(true);
        expect(decodeMarketId(marketOf(selection))).toEqual(market);
        expect(outcomeOf(selection)).toBe(chosen);
      }),
    );
  });

  it('takes all of a safe integer and no more', () => {
    expect(selectionId(encodeMarketId(MIN), 0)).toBe(0);
    expect(selectionId(encodeMarketId(MAX), MAX_OUTCOMES - 1)).toBe(Number.MAX_SAFE_INTEGER);
    expect(decodeMarketId(encodeMarketId(MAX))).toEqual(MAX);
    expect(decodeMarketId(encodeMarketId(MIN))).toEqual(MIN);
  });

  it('is another one for every other part', () => {
    fc.assert(
      fc.property(ref, ref, (a, b) => {
        const alike = a.type === b.type && a.period === b.period && a.line === b.line && a.specifier === b.specifier;
        expect(encodeMarketId(a) === encodeMarketId(b)).toBe(alike);
      }),
    );
  });

  it.each<[string, number]>([
    ['type', -1],
    ['type', TYPES],
    ['type', 1.5],
    ['period', -1],
    ['period', 32],
    ['line', -8193],
    ['line', 8192],
    ['line', 0.25],
    ['specifier', -1],
    ['specifier', 1024],
    ['specifier', Number.NaN],
  ])('is refused where %s is %d', (part, value) => {
    expect(() => encodeMarketId({ type: 1, period: 0, line: 0, specifier: 0, [part]: value })).toThrow(RangeError);
  });

  it.each([-1, MAX_OUTCOMES, 0.5, Number.NaN])('is refused where the outcome is %d', (chosen) => {
    expect(() => selectionId(encodeMarketId(MIN), chosen)).toThrow(`no such outcome: ${chosen}`);
  });
});
