import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import type { BetStructure } from '../coupon/bet.ts';
import { ODDS_FORMATS } from '../odds-format.ts';
import { type LegResult, LOSE, VOID, WIN } from '../settlement/leg-result.ts';
import { type CalculatorLeg, calculateBet, calculateEachWayBet, finishResults } from './calculate-bet.ts';
import { calculateMarketMargin } from './calculate-market-margin.ts';
import { calculateDeadHeat, calculateRuleFour } from './calculate-race-bet.ts';
import { calculateDutching, calculateHedge } from './calculate-stakes.ts';
import { convertOdds, parseOddsIn } from './convert-odds.ts';

const leg = (odds: number, result: LegResult | null = WIN): CalculatorLeg => ({ odds, result });

describe('the bet calculator', () => {
  // The examples of the betting rules: 2.526, 7.5 and 1.147 to the cent, and the lines of every named cover.
  it.each<readonly [string, bigint, readonly CalculatorLeg[], Exclude<BetStructure, { kind: 'each-way' }>, number, bigint]>([
    [
      'a multi-bet with a lobby',
      60_000n,
      [leg(1500), leg(1200), leg(1700), leg(2200)],
      { kind: 'multi', lobby: [0], blocks: [[1], [2], [3]], size: 2 },
      3,
      252_600n,
    ],
    ['a chain', 300n, [leg(2000), leg(1500), leg(1800, LOSE), leg(3000), leg(1800, LOSE)], { kind: 'chain' }, 1, 750n],
    ['an anti-express', 100_000n, [leg(2000), leg(3900, LOSE)], { kind: 'anti-express', marginPermille: 0 }, 1, 114_700n],
    ['a Trixie', 400n, [leg(2000), leg(3000), leg(4000)], { kind: 'full-cover', smallest: 2 }, 4, 5000n],
    ['a Patent', 700n, [leg(2000), leg(3000), leg(4000)], { kind: 'full-cover', smallest: 1 }, 7, 5900n],
    ['a Yankee', 1100n, Array.from({ length: 4 }, () => leg(2000)), { kind: 'full-cover', smallest: 2 }, 11, 7200n],
    ['a Lucky 15', 1500n, Array.from({ length: 4 }, () => leg(2000)), { kind: 'full-cover', smallest: 1 }, 15, 8000n],
    ['a Canadian', 2600n, Array.from({ length: 5 }, () => leg(2000)), { kind: 'full-cover', smallest: 2 }, 26, 23_200n],
    ['a Lucky 31', 3100n, Array.from({ length: 5 }, () => leg(2000)), { kind: 'full-cover', smallest: 1 }, 31, 24_200n],
    ['a Heinz', 5700n, Array.from({ length: 6 }, () => leg(2000)), { kind: 'full-cover', smallest: 2 }, 57, 71_600n],
    ['a Lucky 63', 6300n, Array.from({ length: 6 }, () => leg(2000)), { kind: 'full-cover', smallest: 1 }, 63, 72_800n],
    ['a Super Heinz', 12_000n, Array.from({ length: 7 }, () => leg(2000)), { kind: 'full-cover', smallest: 2 }, 120, 217_200n],
    ['a Goliath', 24_700n, Array.from({ length: 8 }, () => leg(2000)), { kind: 'full-cover', smallest: 2 }, 247, 654_400n],
  ])('%s', (_, stake, legs, shape, lines, returnMinor) => {
    expect(calculateBet(stake, legs, shape)).toMatchObject({
      ok: true,
      value: { lines, stakeMinor: stake, returnMinor, profitMinor: returnMinor - stake },
    });
  });

  it('says what could come while results are open, and nothing of what will', () => {
    expect(calculateBet(1000n, [leg(2000), leg(3000, null)], { kind: 'express' })).toMatchObject({
      value: { maxReturnMinor: 6000n, returnMinor: null, profitMinor: null },
    });
  });

  it('refuses what no bet can be', () => {
    expect(calculateBet(1000n, [leg(2000), leg(2000)], { kind: 'system', size: 2 })).toMatchObject({ error: [{ code: 'too-few-legs' }] });
  });
});

describe('the each-way calculator', () => {
  const part = { num: 1, den: 4 };
  it.each<readonly [string, Parameters<typeof finishResults>[0], bigint]>([
    ['first', { place: 1, tied: 1 }, 12_000n],
    ['third', { place: 3, tied: 1 }, 3000n],
    ['fourth', { place: 4, tied: 1 }, 0n],
    ['one of two firsts', { place: 1, tied: 2 }, 7500n],
    ['one of two thirds', { place: 3, tied: 2 }, 1500n],
    ['not finished', { place: 0, tied: 1 }, 0n],
    ['not run', { place: null, tied: 1 }, 2000n],
  ])('ten each way at 9.00, a quarter for three places: %s', (_, finish, returnMinor) => {
    const ends = finishResults(finish, 3);
    const legs = [{ odds: 9000, result: ends.win, place: { part, result: ends.place } }];
    expect(calculateEachWayBet(2000n, legs, { kind: 'single' })).toMatchObject({ ok: true, value: { lines: 2, returnMinor } });
  });

  it('takes a Rule 4 deduction from both halves', () => {
    const legs = [{ odds: 9000, result: WIN, place: { part, result: WIN }, deductionPercent: 20 }];
    expect(calculateEachWayBet(2000n, legs, { kind: 'single' })).toMatchObject({ value: { returnMinor: 10_000n } });
  });

  it('asks for place terms', () => {
    expect(calculateEachWayBet(2000n, [leg(9000)], { kind: 'single' })).toEqual({
      ok: false,
      error: [{ code: 'each-way-legs', legs: [1] }],
    });
  });
});

describe('the race calculators', () => {
  it('a dead heat: half of 10.00 at 5.00', () => {
    expect(calculateDeadHeat(1000n, 5000, 1, 0, 2)).toEqual({
      result: { kind: 'dead-heat', num: 1, den: 2 },
      returnMinor: 2500n,
      fullReturnMinor: 5000n,
    });
  });

  it('Rule 4: 10.00 at 6.00 after runners at 4.00 and 9.00 were withdrawn', () => {
    expect(calculateRuleFour(1000n, 6000, [4000, 9000])).toEqual({
      percents: [25, 10],
      deductionPercent: 35,
      returnMinor: 4250n,
      fullReturnMinor: 6000n,
      deductedMinor: 1750n,
    });
    expect(calculateRuleFour(1000n, 6000, [1200, 1300]).deductionPercent).toBe(90);
  });
});

describe('the odds converter', () => {
  it.each([
    ['fractional', '3/2', '2.50'],
    ['american', '+150', '2.50'],
    ['american', '-200', '1.50'],
    ['hong-kong', '1.5', '2.50'],
    ['indonesian', '-2.00', '1.50'],
    ['malay', '-0.667', '2.499'],
    ['decimal', '2.5', '2.50'],
  ] as const)('%s %s is %s', (format, text, decimal) => {
    expect(convertOdds(format, text)).toMatchObject({ ok: true, value: { texts: { decimal } } });
  });

  it('gives every format and the probability', () => {
    expect(convertOdds('decimal', '4.00')).toEqual({
      ok: true,
      value: {
        odds: 4000,
        texts: { decimal: '4.00', fractional: '3/1', american: '+300', 'hong-kong': '3.00', indonesian: '3.00', malay: '\u22120.333' },
        impliedBasisPoints: 2500,
      },
    });
  });

  it('reads back what it writes, but for the rounding of a text (seed 71)', () => {
    const random = createRandom('converter', 71);
    for (let i = 0; i < 300; i++) {
      const odds = 1050 + 10 * random.int(400);
      const converted = convertOdds('decimal', String(odds / 1000));
      if (!converted.ok) throw new Error(converted.error);
      for (const format of ODDS_FORMATS) {
        const back = parseOddsIn(format, converted.value.texts[format]);
        expect(back.ok, `${format} ${converted.value.texts[format]}`).toBe(true);
        if (back.ok) expect(Math.abs(back.value - odds) / (odds - 1000), `${format} of ${odds}`).toBeLessThan(0.04);
      }
    }
  });

  it.each([
    ['decimal', '0.5', 'range'],
    ['decimal', '1e3', 'format'],
    ['fractional', '3', 'format'],
    ['fractional', '3/0', 'range'],
    ['american', '+50', 'range'],
    ['american', 'NaN', 'format'],
    ['malay', '0', 'range'],
    ['hong-kong', '\u0661', 'format'],
  ] as const)('refuses %s %s', (format, text, error) => {
    expect(convertOdds(format, text)).toEqual({ ok: false, error });
  });
});

describe('the margin of a market', () => {
  it('is what the probabilities exceed 1 by', () => {
    expect(calculateMarketMargin([1900, 1900])).toEqual({
      overroundBasisPoints: 526,
      payoutBasisPoints: 9500,
      outcomes: [
        { odds: 1900, impliedBasisPoints: 5263, fairBasisPoints: 5000, fairOdds: 2000 },
        { odds: 1900, impliedBasisPoints: 5263, fairBasisPoints: 5000, fairOdds: 2000 },
      ],
    });
    expect(calculateMarketMargin([2100, 2100]).overroundBasisPoints).toBe(-476);
  });
});

describe('dutching, surebets and hedging', () => {
  it('splits a surebet so that either outcome brings the same', () => {
    expect(calculateDutching(10_000n, [2100, 2100])).toEqual({
      stakes: [
        { odds: 2100, stakeMinor: 5000n, returnMinor: 10_500n },
        { odds: 2100, stakeMinor: 5000n, returnMinor: 10_500n },
      ],
      minProfitMinor: 500n,
      isSurebet: true,
    });
  });

  it('stakes the whole total, and returns differ by no more than rounding (seed 72)', () => {
    const random = createRandom('dutching', 72);
    for (let i = 0; i < 300; i++) {
      const odds = Array.from({ length: 2 + random.int(5) }, () => 1100 + random.int(9000));
      const total = BigInt(100 + random.int(1_000_000));
      const { stakes, isSurebet, minProfitMinor } = calculateDutching(total, odds);
      expect(stakes.reduce((sum, s) => sum + s.stakeMinor, 0n)).toBe(total);
      const returns = stakes.map((s) => s.returnMinor).sort((a, b) => (a < b ? -1 : 1));
      expect((returns.at(-1) ?? 0n) - (returns[0] ?? 0n)).toBeLessThanOrEqual(BigInt(Math.ceil(Math.max(...odds) / 500)));
      if (minProfitMinor > 0n) expect(isSurebet).toBe(true);
    }
  });

  it('hedges a running bet: 100.00 at 3.00 against 1.80', () => {
    // 300.00 / 1.80 = 166.67 brings 300.01.
    expect(calculateHedge(10_000n, 3000, 1800)).toEqual({
      stakeMinor: 16_667n,
      profitIfFirstMinor: 3333n,
      profitIfHedgeMinor: 3334n,
    });
  });

  it('a void leg costs nothing', () => {
    expect(calculateBet(1000n, [leg(2000, VOID)], { kind: 'single' })).toMatchObject({ value: { profitMinor: 0n } });
  });
});
