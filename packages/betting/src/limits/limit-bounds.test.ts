import { describe, expect, it } from 'vitest';
import { brokenDeposit } from './broken-deposit.ts';
import { convertUp } from './convert-up.ts';
import { brokenBound, type HeldLimits, roomOf, stakeBounds, type UsedLimit } from './limit-bounds.ts';

const AT = 1_000_000;
const limit = (
  kind: UsedLimit['kind'],
  period: UsedLimit['period'],
  amount: bigint,
  used = 0n,
  resetsAt: number | null = AT + 1,
): UsedLimit => ({
  kind,
  period,
  amount,
  used,
  resetsAt,
});
const held = (limits: readonly UsedLimit[], more: Partial<HeldLimits> = {}): HeldLimits => ({
  currency: 'EUR',
  zone: 'Europe/Berlin',
  playOverUntil: null,
  realityDueAt: null,
  limits,
  ...more,
});
const verdictOn = (holder: HeldLimits, stake: bigint | null, taken = 0n): string => {
  const bound = brokenBound(stakeBounds(holder, AT), stake, taken);
  return bound === undefined ? 'taken' : 'left' in bound ? `${bound.kind} ${bound.period} ${bound.left}` : bound.kind;
};

describe('what bounds a stake', () => {
  it.each<[string, readonly UsedLimit[], bigint | null, bigint, string]>([
    ['nothing', [], 1n, 0n, 'taken'],
    ['a stake as large as is left', [limit('wager', 'day', 1000n, 400n)], 600n, 0n, 'taken'],
    ['a cent more', [limit('wager', 'day', 1000n, 400n)], 601n, 0n, 'wager day 600'],
    ['what was taken just before counts', [limit('loss', 'week', 1000n, 400n)], 500n, 101n, 'loss week 600'],
    ['but not for each single stake', [limit('stake', 'bet', 500n)], 500n, 10_000n, 'taken'],
    ['each single stake', [limit('stake', 'bet', 500n)], 501n, 0n, 'stake bet 500'],
    ['the tightest is told', [limit('wager', 'month', 900n, 100n), limit('loss', 'day', 700n, 650n)], 900n, 0n, 'loss day 50'],
    [
      'equal ones by name',
      [limit('wager', 'day', 100n), limit('loss', 'week', 100n), limit('loss', 'day', 100n)],
      101n,
      0n,
      'loss day 100',
    ],
    ['used up and more', [limit('loss', 'day', 100n, 250n)], 1n, 0n, 'loss day 0'],
    ['without a rate nothing is taken', [limit('wager', 'day', 100n)], null, 0n, 'wager day 100'],
    ['without a limit no rate is asked', [], null, 0n, 'taken'],
    ['deposits and time are other things', [limit('deposit', 'day', 1n, 1n), limit('session', 'day', 1n, 1n)], 10n, 0n, 'taken'],
  ])('%s', (_name, limits, stake, taken, expected) => {
    expect(verdictOn(held(limits), stake, taken)).toBe(expected);
  });

  it('lets nothing through while time is up or a reality check waits, which is told first', () => {
    expect(verdictOn(held([], { playOverUntil: AT + 1 }), 1n)).toBe('session');
    expect(verdictOn(held([], { playOverUntil: AT }), 1n)).toBe('taken');
    expect(verdictOn(held([], { realityDueAt: AT }), 1n)).toBe('reality-check');
    expect(verdictOn(held([], { realityDueAt: AT + 1 }), 1n)).toBe('taken');
    expect(verdictOn(held([], { realityDueAt: AT, playOverUntil: AT + 1 }), 1n)).toBe('reality-check');
  });

  it('says nothing of an end for a limit on each single stake', () => {
    expect(stakeBounds(held([limit('stake', 'bet', 5n)]), AT)).toMatchObject([{ kind: 'stake', resetsAt: null, left: 5n }]);
  });
});

describe('what is left of a limit', () => {
  it('is never less than nothing nor more than all', () => {
    expect([roomOf(limit('loss', 'day', 10n, 4n)), roomOf(limit('loss', 'day', 10n, 40n)), roomOf(limit('loss', 'day', 10n, -4n))]).toEqual(
      [6n, 0n, 10n],
    );
  });
});

describe('an amount in another currency', () => {
  it.each<[bigint, bigint | null, bigint | null, bigint | null]>([
    [100n, 100n, 100n, 100n],
    [100n, 100n, 110n, 110n],
    [1n, 300n, 100n, 1n],
    [0n, 300n, 100n, 0n],
    [-100n, 300n, 100n, -33n],
    [100n, null, 100n, null],
    [100n, 100n, null, null],
  ])('%s by %s and %s is %s', (amount, source, target, expected) => {
    expect(convertUp(amount, source, target)).toBe(expected);
  });
});

describe('a deposit', () => {
  const of = { currency: 'EUR', zone: 'Europe/Berlin' };
  it('may fill a limit to the cent, and is told what it could have been where it does not', () => {
    const day = { period: 'day', amount: 100n, resetsAt: null } as const;
    expect(brokenDeposit([{ ...day, used: 100n }], 60n, of)).toBeUndefined();
    expect(brokenDeposit([{ ...day, used: 101n }], 60n, of)).toMatchObject({ kind: 'deposit', left: 59n });
    expect(brokenDeposit([{ ...day, used: 300n }], 60n, of)).toMatchObject({ left: 0n });
    expect(
      brokenDeposit(
        [
          { ...day, used: 50n },
          { ...day, period: 'week', amount: 40n, used: 50n },
        ],
        50n,
        of,
      ),
    ).toMatchObject({ period: 'week', left: 40n });
  });
});
