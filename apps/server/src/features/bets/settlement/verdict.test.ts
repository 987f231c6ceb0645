import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldVerdict, isClosed, NO_VERDICT, truthOf, type Verdict, type VerdictMessage } from './verdict.ts';

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
