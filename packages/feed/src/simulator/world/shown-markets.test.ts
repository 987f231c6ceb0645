import { encodeMarketId, type MarketId, selectionId, TYPES } from '@touchline/kernel/selection';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_OFFERED_ODDS } from '../pricing/apply-margin.ts';
import { ShownMarkets } from './shown-markets.ts';

/** From the smallest to the greatest numbers that ids are made of. */
const MARKETS = [
  encodeMarketId({ type: 0, period: 0, line: -8192, specifier: 0 }),
  encodeMarketId({ type: 1, period: 0, line: 0, specifier: 0 }),
  encodeMarketId({ type: 44, period: 2, line: -5, specifier: 7 }),
  encodeMarketId({ type: TYPES - 1, period: 31, line: 8191, specifier: 1023 }),
];
const market = fc.constantFrom(...MARKETS);
const prices = fc.uniqueArray(fc.tuple(fc.constantFrom(0, 1, 2, 511, 1023), fc.constantFrom(0, 1001, 2500, MAX_OFFERED_ODDS)), {
  selector: ([outcome]) => outcome,
});
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('show' as const), market, prices, main: fc.boolean() }),
    fc.record({ what: fc.constantFrom('hide' as const, 'settle' as const, 'rollBack' as const), market }),
  ),
  { maxLength: 40 },
);

interface Plain {
  odds: Map<number, number>;
  shown: boolean;
  main: boolean;
  settled: boolean;
  version: number;
}

describe('markets that were shown', () => {
  it('says of each what a plain table says', () => {
    fc.assert(
      fc.property(steps, (published) => {
        const packed = new ShownMarkets();
        const plain = new Map<MarketId, Plain>();
        const row = (id: MarketId): Plain => {
          const one = plain.get(id) ?? { odds: new Map(), shown: false, main: false, settled: false, version: 1 };
          plain.set(id, one);
          return one;
        };
        for (const step of published) {
          const one = row(step.market);
          if (step.what === 'show') {
            packed.show({ market: step.market, status: 'open', prices: step.prices, ...(step.main ? { main: true } : {}) });
            for (const outcome of one.odds.keys()) one.odds.set(outcome, 0);
            for (const [outcome, odds] of step.prices) one.odds.set(outcome, odds);
            Object.assign(one, { shown: true, main: step.main });
          } else {
            packed[step.what](step.market);
            if (step.what !== 'rollBack') one.shown = false;
            if (step.what !== 'hide') one.settled = step.what === 'settle';
            if (step.what === 'rollBack') one.version = 2;
          }
        }
        expect([...packed.ids()]).toEqual([...plain.keys()]);
        for (const id of MARKETS) {
          const one = plain.get(id);
          const open = one?.shown ?? false;
          const kept = [...(one?.odds ?? [])];
          expect([...packed.outcomes(id)]).toEqual(kept.map(([outcome]) => outcome));
          expect([packed.isShown(id), packed.isSettled(id), packed.versionOf(id)]).toEqual([
            open,
            one?.settled ?? false,
            one?.version ?? 1,
          ]);
          for (const [outcome, odds] of kept) expect(packed.odds(selectionId(id, outcome))).toBe(open ? odds : 0);
          const main = one?.main ? { main: true } : {};
          expect(packed.pricesOf(id)).toEqual(open ? { market: id, status: 'open', prices: kept, ...main } : undefined);
          const priced = kept.filter(([, odds]) => odds !== 0);
          const same = (sent: readonly (readonly [number, number])[], asMain = main): boolean =>
            packed.isSame({ market: id, status: 'open', prices: sent, ...asMain });
          expect(same(kept)).toBe(open);
          expect(same(priced.toReversed())).toBe(open);
          expect(same([...kept, [77, 1500]])).toBe(false);
          expect(same(priced.slice(1))).toBe(open && priced.length === 0);
          expect(same(kept, one?.main ? {} : { main: true })).toBe(false);
        }
      }),
    );
  });

  it('knows what was on offer before, without a price, and nothing once the match is told', () => {
    const [first, second] = MARKETS as [MarketId, MarketId];
    const packed = new ShownMarkets([selectionId(second, 3), selectionId(first, 0), selectionId(second, 1)]);
    expect([...packed.ids()]).toEqual([second, first]);
    expect([...packed.outcomes(second)]).toEqual([3, 1]);
    expect([packed.isShown(second), packed.odds(selectionId(second, 3)), packed.pricesOf(second)]).toEqual([false, 0, undefined]);
    packed.release();
    expect([...packed.ids(), ...packed.outcomes(second)]).toEqual([]);
  });

  it('takes no price that does not fit', () => {
    const shown = new ShownMarkets();
    expect(() => shown.show({ market: MARKETS[1] as MarketId, status: 'open', prices: [[0, 2 ** 22]] })).toThrow('a price of 4194304');
  });
});
