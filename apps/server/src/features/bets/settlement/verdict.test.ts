import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { selectionId } from '@touchline/kernel/selection';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldVerdict, hasRaceTerms, isClosed, NO_VERDICT, racePriceOf, truthOf, type Verdict, type VerdictMessage } from './verdict.ts';

const fold = (messages: readonly VerdictMessage[]): Verdict => messages.reduce(foldVerdict, NO_VERDICT);
const settled = (version: number, result = 'win'): VerdictMessage => ({
  kind: 'settled',
  version,
  receivedAt: version,
  results: [[7, result]],
});
const truth = (messages: readonly VerdictMessage[], placedAt = 100) => truthOf(fold(messages), NO_VERDICT, 7, placedAt)?.result.kind;

describe('the verdict on a market', () => {
  it.each<[string, VerdictMessage[], string | undefined]>([
    ['nothing', [], undefined],
    ['a result', [settled(1)], 'win'],
    ['a corrected result', [settled(1), settled(2, 'lose')], 'lose'],
    ['an older result that comes late', [settled(2, 'lose'), settled(1)], 'lose'],
    ['a rollback', [settled(1), { kind: 'rolled-back', version: 1 }], undefined],
    ['a result after a rollback', [settled(1), { kind: 'rolled-back', version: 2 }, settled(3, 'lose')], 'lose'],
    ['a cancellation over a result', [settled(1), { kind: 'cancelled', version: 2, receivedAt: 2, from: null, to: null }], 'void'],
    ['a cancellation of another time', [settled(1), { kind: 'cancelled', version: 2, receivedAt: 2, from: 101, to: 200 }], 'win'],
    ['a cancellation until just then', [settled(1), { kind: 'cancelled', version: 2, receivedAt: 2, from: 0, to: 100 }], 'win'],
    [
      'a cancellation taken back',
      [settled(1), { kind: 'cancelled', version: 2, receivedAt: 2, from: null, to: null }, { kind: 'cancel-rolled-back', version: 2 }],
      'win',
    ],
  ])('%s', (_, messages, expected) => expect(truth(messages)).toBe(expected));

  it('is closed by a standing result or an open-ended cancellation', () => {
    expect(isClosed(fold([settled(1)]))).toBe(true);
    expect(isClosed(fold([settled(1), { kind: 'rolled-back', version: 1 }]))).toBe(false);
    expect(isClosed(fold([{ kind: 'cancelled', version: 1, receivedAt: 1, from: null, to: 50 }]))).toBe(false);
    expect(isClosed(fold([{ kind: 'cancelled', version: 1, receivedAt: 1, from: 50, to: null }]))).toBe(true);
  });

  it('a cancellation of the whole match reaches every market', () => {
    const match = fold([{ kind: 'cancelled', version: 1, receivedAt: 1, from: null, to: null }]);
    expect(truthOf(fold([settled(1)]), match, 7, 100)?.result.kind).toBe('void');
  });

  it('is the same for any order of any messages, told any number of times', () => {
    const message = fc
      .integer({ min: 1, max: 8 })
      .chain((version) =>
        fc.constantFrom<VerdictMessage>(
          settled(version, version % 2 ? 'win' : 'lose'),
          { kind: 'rolled-back', version },
          { kind: 'cancelled', version, receivedAt: version, from: null, to: null },
          { kind: 'cancel-rolled-back', version },
        ),
      );
    fc.assert(
      fc.property(
        fc
          .array(message, { maxLength: 12 })
          .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 }))),
        ([once, shuffled]) => {
          expect(fold(shuffled)).toEqual(fold(once));
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('the price that a bet on a race is paid by', () => {
  const WINNER = marketIdByKey('race-winner', { specifier: 1 });
  const PLACE = marketIdByKey('race-place', { specifier: 2 });
  const runner = (n: number, market = WINNER): number => selectionId(market, n);
  const started = (version: number, odds: number, at = 100): VerdictMessage => ({
    kind: 'started',
    version,
    prices: [[runner(0), odds]],
    at,
  });
  const withdrawn = (at: number): VerdictMessage => ({ kind: 'withdrawn', version: 1, selection: runner(3), odds: 4000, at });
  const paidBy = (messages: readonly VerdictMessage[], { odds = 5000, placedAt = 50, market = WINNER, isPlace = false } = {}) => {
    const { startingOdds, deductionPercent } = racePriceOf(fold(messages), runner(0, market), odds, placedAt, isPlace);
    return [startingOdds, deductionPercent];
  };

  it('is the better of the price taken and the starting price', () => {
    expect(paidBy([])).toEqual([null, 0]);
    expect(paidBy([started(1, 6000)])).toEqual([6000, 0]);
    expect(paidBy([started(1, 5000)])).toEqual([null, 0]);
    expect(paidBy([started(1, 4000)])).toEqual([null, 0]);
  });

  it('is the price taken of a bet that came at the off or later, and of a runner without a starting price', () => {
    expect(paidBy([started(1, 6000)], { placedAt: 100 })).toEqual([null, 0]);
    expect(racePriceOf(fold([started(1, 6000)]), runner(1), 5000, 50, false)).toEqual({ startingOdds: null, deductionPercent: 0 });
    expect(paidBy([started(1, 1000)])).toEqual([null, 0]);
    expect(paidBy([started(1, 0)])).toEqual([null, 0]);
  });

  it('is followed by the place half of an each-way bet, and not by a bet on a place', () => {
    expect(paidBy([started(1, 6000)], { market: PLACE, isPlace: true })).toEqual([6000, 0]);
    expect(paidBy([started(1, 6000)], { market: PLACE })).toEqual([null, 0]);
  });

  it('compares after Rule 4: a starting price bears only who was taken out at the off', () => {
    expect(paidBy([started(1, 4200), withdrawn(80)])).toEqual([4200, 0]);
    expect(paidBy([started(1, 4000), withdrawn(80)])).toEqual([null, 25]);
    expect(paidBy([started(1, 5200), withdrawn(100)])).toEqual([5200, 25]);
    expect(paidBy([started(1, 4200), withdrawn(100)])).toEqual([null, 25]);
    expect(paidBy([started(1, 5200), withdrawn(20)])).toEqual([5200, 0]);
  });

  it('follows the newest starting prices, whatever the order in which they come', () => {
    expect(paidBy([started(2, 6000), started(1, 9000)])).toEqual([6000, 0]);
    expect(paidBy([started(1, 9000), started(2, 4000)])).toEqual([null, 0]);
    expect([fold([]), fold([settled(1)]), fold([started(1, 6000)]), fold([withdrawn(80)])].map(hasRaceTerms)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
