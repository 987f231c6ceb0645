import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { BET_KINDS, type Bet, type BetStructure } from '../coupon/bet.ts';
import { HALF_LOSE, HALF_WIN, type LegResult, LOSE, VOID, WIN } from './leg-result.ts';
import { settleBet } from './settle-bet.ts';
import { formatRatio, type SettlementStep } from './settlement-trail.ts';
import { randomBet } from './testing/random-bet.ts';

const bet = (stakeMinor: bigint, odds: readonly number[], shape: BetStructure): Bet => ({
  stakeMinor,
  legs: odds.map((o) => ({ odds: o })),
  shape,
});

const letters: Readonly<Record<string, LegResult | undefined>> = { W: WIN, L: LOSE, V: VOID, w: HALF_WIN, l: HALF_LOSE, '?': undefined };
const results = (text: string): (LegResult | undefined)[] => Array.from(text, (c) => letters[c]);

/** A trail with its fractions and amounts as text. */
const readable = (trail: readonly SettlementStep[] | undefined): Record<string, unknown>[] =>
  JSON.parse(
    JSON.stringify(trail ?? [], (_, value) =>
      typeof value?.num === 'bigint' ? formatRatio(value) : typeof value === 'bigint' ? String(value) : value,
    ),
  );

/** Settles by a line of letters: W win, L lose, V void, w half-win, l half-lose, ? open. */
const settle = (b: Bet, text: string) => settleBet(b, results(text));

describe('settleBet', () => {
  const single: BetStructure = { kind: 'single' };
  const express: BetStructure = { kind: 'express' };
  const chain: BetStructure = { kind: 'chain' };

  it.each<readonly [string, BetStructure, bigint, readonly number[], string, bigint, string]>([
    ['single wins', single, 1000n, [1850], 'W', 1850n, 'won'],
    ['single loses', single, 1000n, [1850], 'L', 0n, 'lost'],
    ['single is void', single, 1000n, [1850], 'V', 1000n, 'void'],
    ['Asian quarter line half won pays (o+1)/2', single, 1000n, [1900], 'w', 1450n, 'won'],
    ['Asian quarter line half lost pays 1/2', single, 1000n, [1900], 'l', 500n, 'returned-partly'],
    ['half a minor unit rounds up', single, 1n, [1500], 'W', 2n, 'won'],
    ['less than half rounds down', single, 1n, [1499], 'W', 1n, 'won'],
    ['express multiplies exactly and rounds once', express, 1000n, [1333, 1333, 1333], 'WWW', 2369n, 'won'],
    ['express with a void leg', express, 1000n, [2000, 3000], 'WV', 2000n, 'won'],
    ['express of voids', express, 1000n, [2000, 3000], 'VV', 1000n, 'void'],
    ['half lost times 2.00 brings the stake back', express, 1000n, [2000, 3000], 'Wl', 1000n, 'returned'],
    ['system 2 of 3, all win', { kind: 'system', size: 2 }, 300n, [2000, 2000, 2000], 'WWW', 1200n, 'won'],
    ['system 2 of 3, one lost', { kind: 'system', size: 2 }, 300n, [2000, 3000, 4000], 'LWW', 1200n, 'won'],
    ['system 2 of 3 keeps a stake that 3 does not divide', { kind: 'system', size: 2 }, 100n, [2000, 3000, 4000], 'LWW', 400n, 'won'],
    ['patent, only the first wins', { kind: 'full-cover', smallest: 1 }, 700n, [3500, 2000, 2000], 'WLL', 350n, 'returned-partly'],
    ['trixie, two win', { kind: 'full-cover', smallest: 2 }, 400n, [2000, 3000, 2000], 'WWL', 600n, 'won'],
    ['yankee, all win', { kind: 'full-cover', smallest: 2 }, 1100n, [2000, 2000, 2000, 2000], 'WWWW', 7200n, 'won'],
    ['chain of the rules: W2.0 W1.5 L W3.0 L pays 7.5', chain, 300n, [2000, 1500, 1800, 3000, 1800], 'WWLWL', 750n, 'won'],
    ['chain whose first leg loses', chain, 300n, [2000, 1500], 'LW', 0n, 'lost'],
    ['chain stakes what is left', chain, 300n, [1500, 1800, 3000], 'WLW', 450n, 'won'],
  ])('%s', (_, shape, stake, odds, text, returnMinor, outcome) => {
    expect(settle(bet(stake, odds, shape), text)).toMatchObject({ returnMinor, outcome });
  });

  it('multi-bet of the rules: 2 of 3 with a lobby pays 2,526', () => {
    const shape: BetStructure = { kind: 'multi', lobby: [0], blocks: [[1], [2], [3]], size: 2 };
    const b = bet(60_000n, [1500, 1200, 1700, 2200], shape);
    expect(settle(b, 'WWWW')?.returnMinor).toBe(252_600n);
    expect(settle(b, 'LWWW')).toMatchObject({ returnMinor: 0n, outcome: 'lost' });
  });

  it('a multi-bet block is an accumulator: any lost leg loses the block alone', () => {
    const shape: BetStructure = { kind: 'multi', lobby: null, blocks: [[0, 1], [2], [3]], size: 2 };
    expect(settle(bet(300n, [2000, 2000, 3000, 2000], shape), 'WLWW')?.returnMinor).toBe(600n);
  });

  it('anti-express of the rules: K = 7.80 pays 1.147 when a leg loses', () => {
    const b = bet(100_000n, [2000, 3900], { kind: 'anti-express', marginPermille: 0 });
    expect(settle(b, 'WL')?.returnMinor).toBe(114_700n);
    expect(settle(b, 'WW')).toMatchObject({ returnMinor: 0n, outcome: 'lost' });
    expect(settle(b, 'VV')).toMatchObject({ returnMinor: 100_000n, outcome: 'void' });
    expect(settle(b, 'VL')?.returnMinor).toBe(134_400n);
    expect(settle(b, 'LV')?.returnMinor).toBe(200_000n);
  });

  it('anti-express of a half-lost leg pays half of the stake and returns half', () => {
    expect(settle(bet(1000n, [2000, 4000], { kind: 'anti-express', marginPermille: 0 }), 'lW')?.returnMinor).toBe(571n);
    expect(settle(bet(1000n, [2000, 4000], { kind: 'anti-express', marginPermille: 0 }), 'lV')?.returnMinor).toBe(1500n);
  });

  it('conditional bet: blocks stake what they want, at most the account', () => {
    const shape: BetStructure = { kind: 'conditional', blocks: [[0], [1, 2], [3]], groupStakes: ['max', 500n, 'max'] };
    const b = bet(1000n, [2000, 1500, 2000, 1500], shape);
    // 1000 -> 2000; 500 of it at 3.00 -> 3000; all of it at 1.50 -> 4500
    expect(settle(b, 'WWWW')?.returnMinor).toBe(4500n);
    // the second block loses: 2000 - 500 = 1500 -> 2250
    expect(settle(b, 'WWLW')?.returnMinor).toBe(2250n);
    expect(settle(b, 'LWWW')).toMatchObject({ returnMinor: 0n, outcome: 'lost' });
    expect(settle(b, 'WWWL')).toMatchObject({ returnMinor: 0n, outcome: 'lost' });
  });

  it('a dead heat pays the share of the places left', () => {
    expect(settleBet(bet(1000n, [5000], single), [{ kind: 'dead-heat', num: 1, den: 2 }])?.returnMinor).toBe(2500n);
    expect(settleBet(bet(1000n, [2000], single), [{ kind: 'dead-heat', num: 1, den: 3 }])).toMatchObject({
      returnMinor: 667n,
      outcome: 'returned-partly',
    });
  });

  describe('while legs are open', () => {
    it.each<readonly [string, BetStructure, string, bigint | undefined]>([
      ['an accumulator with a lost leg is lost at once', express, 'L??', 0n],
      ['an accumulator without one waits', express, 'WW?', undefined],
      ['a system that can no longer fill a line is lost', { kind: 'system', size: 2 }, 'LL?', 0n],
      ['a system that still can waits', { kind: 'system', size: 2 }, 'LW?', undefined],
      ['a Trixie with two lost legs is lost', { kind: 'full-cover', smallest: 2 }, 'LL?', 0n],
      ['a Patent with two lost legs waits', { kind: 'full-cover', smallest: 1 }, 'LL?', undefined],
      ['a chain whose first leg lost is lost', chain, 'L??', 0n],
      ['a chain with its first leg open waits', chain, '?LW', undefined],
      ['a chain that can only empty is lost', chain, '?LL', 0n],
      ['an anti-express waits: a void leg would change its price', { kind: 'anti-express', marginPermille: 0 }, 'LW?', undefined],
      ['a lost lobby loses a multi-bet', { kind: 'multi', lobby: [0], blocks: [[1], [2]], size: 1 }, 'L??', 0n],
      ['an open leg beside a lost one decides nothing', { kind: 'multi', lobby: null, blocks: [[0, 1], [2]], size: 1 }, 'L?W', 750n],
    ])('%s', (_, shape, text, returnMinor) => {
      expect(settle(bet(1000n, [1500, 1500, 1500], shape), text)?.returnMinor).toBe(returnMinor);
    });

    it('names the open legs in the trail', () => {
      expect(settle(bet(1000n, [1500, 1500], express), 'L?')?.trail).toContainEqual({ step: 'decided-early', openLegs: [1] });
    });
  });

  it('keeps a trail for the receipt: legs, lines, total, rounding', () => {
    const settled = settle(bet(100n, [2000, 3000, 4000], { kind: 'system', size: 2 }), 'LWV');
    expect(readable(settled?.trail)).toEqual([
      { step: 'leg', leg: 0, odds: 2000, result: { kind: 'lose' }, multiplier: '0' },
      { step: 'leg', leg: 1, odds: 3000, result: { kind: 'win' }, multiplier: '3' },
      { step: 'leg', leg: 2, odds: 4000, result: { kind: 'void' }, multiplier: '1' },
      { step: 'lines', lines: 3, alive: 1, sum: '3' },
      { step: 'total', multiplier: '1' },
      { step: 'rounded', exactMinor: '100', returnMinor: '100' },
    ]);
  });

  it('writes the account of a chain turn by turn', () => {
    const steps = readable(settle(bet(300n, [2000, 1500], chain), 'WL')?.trail).filter((s) => s.step === 'account');
    expect(steps).toEqual([
      { step: 'account', block: 0, beforeMinor: '300', stakedMinor: '300', multiplier: '2', afterMinor: '600' },
      { step: 'account', block: 1, beforeMinor: '600', stakedMinor: '300', multiplier: '0', afterMinor: '300' },
    ]);
  });

  it('T32 rounds once: at most half a minor unit from the exact return, whatever the scale of the currency (seed 32)', () => {
    const random = createRandom('rounding', 32);
    for (let i = 0; i < 4000; i++) {
      const { bet: b, results: r } = randomBet(random, BET_KINDS[i % BET_KINDS.length] ?? 'single');
      // From whole units to satoshis: a scale is nothing but the size of the stake.
      const stakeMinor = b.stakeMinor * 10n ** BigInt(random.pick([0, 2, 3, 4, 8]));
      const settled = settleBet({ ...b, stakeMinor }, r);
      if (!settled) continue;
      const { num, den } = settled.multiplier;
      const twiceError = 2n * (settled.returnMinor * den - stakeMinor * num);
      expect(twiceError <= den && twiceError > -den).toBe(true);
    }
  });

  it('never pays less when a leg does better (seed 33)', () => {
    const random = createRandom('monotone', 33);
    const kinds = BET_KINDS.filter((k) => k !== 'anti-express');
    for (let i = 0; i < 4000; i++) {
      const { bet: b, results: r } = randomBet(random, kinds[i % kinds.length] ?? 'single');
      const whole = r.map((one) => one ?? LOSE);
      const better = random.int(whole.length);
      const before = settleBet(b, whole)?.returnMinor ?? 0n;
      const after =
        settleBet(
          b,
          whole.map((one, n) => (n === better ? WIN : one)),
        )?.returnMinor ?? 0n;
      expect(after).toBeGreaterThanOrEqual(before);
    }
  });

  it('refuses results that do not match the legs', () => {
    expect(() => settle(bet(1n, [2000], single), 'WW')).toThrow('one result per leg');
    expect(() => settle(bet(1n, [2000], { kind: 'multi', lobby: [4], blocks: [[0]], size: 1 }), 'W')).toThrow('leg 4');
  });

  it('writes fractions in lowest terms', () => {
    expect(formatRatio({ num: 1850n, den: 1000n })).toBe('37/20');
    expect(formatRatio({ num: 0n, den: 1000n })).toBe('0');
  });
});
