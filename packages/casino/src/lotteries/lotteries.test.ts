import { createHash } from 'node:crypto';
import { createRandom } from '@touchline/kernel/random';
import { add, ratio, reduced, ZERO } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { seedHash } from '../draws/seeded-draws.ts';
import { drawLottery, hitsOf } from './draw-lottery.ts';
import { findLineFault } from './find-line-fault.ts';
import { ALL_LOTTERIES, LOTTERIES } from './lotteries.ts';
import { fixedReturn, lotteryChance } from './lottery-chance.ts';
import { nextDraws } from './lottery-schedule.ts';
import { type CountedLines, settleLottery } from './settle-lottery.ts';

const SEED = createHash('sha256').update('a published seed').digest('hex');
const { 'six-of-49': SIX, 'five-of-36': FIVE, 'keno-80': KENO } = LOTTERIES;
const wins = (picks: number, ...lines: readonly (readonly [hits: number, lines: number])[]): CountedLines[] =>
  lines.map(([hits, count]) => ({ picks, hits, lines: count }));

describe('the chances', () => {
  it('of six of forty-nine are those that everybody knows', () => {
    expect(lotteryChance(SIX, 6, 6)).toEqual(ratio(1n, 13_983_816n));
    expect(lotteryChance(SIX, 6, 5)).toEqual(reduced(ratio(258n, 13_983_816n)));
    expect(lotteryChance(SIX, 6, 4)).toEqual(reduced(ratio(13_545n, 13_983_816n)));
    expect(lotteryChance(SIX, 6, 3)).toEqual(reduced(ratio(246_820n, 13_983_816n)));
  });
  it('of five of thirty-six too', () => {
    expect(lotteryChance(FIVE, 5, 5)).toEqual(ratio(1n, 376_992n));
    expect(lotteryChance(FIVE, 5, 2)).toEqual(reduced(ratio(44_950n, 376_992n)));
  });
  it.each(ALL_LOTTERIES)('of $key come to one, whatever is picked', (lottery) => {
    for (let picks = lottery.picks.min; picks <= lottery.picks.max; picks += 1) {
      const all = Array.from({ length: picks + 1 }, (_, hits) => lotteryChance(lottery, picks, hits));
      expect(reduced(all.reduce(add, ZERO)), `${picks} picks`).toEqual(ratio(1n, 1n));
    }
  });
  it('of keno give back 85 to 88 of a hundred, and a prize for each number of picks', () => {
    if (KENO.kind !== 'fixed') throw new Error('keno pays fixed odds');
    expect(KENO.pays.size).toBe(10);
    // 14 quarters of a chance of one in four.
    expect(fixedReturn(KENO, 1)).toEqual(ratio(7n, 8n));
    for (let picks = 1; picks <= 10; picks += 1) {
      expect(KENO.pays.get(picks)).toHaveLength(picks + 1);
      const { num, den } = fixedReturn(KENO, picks);
      const permille = Number((num * 1000n) / den);
      expect(permille, `${picks} picks`).toBeGreaterThanOrEqual(850);
      expect(permille, `${picks} picks`).toBeLessThanOrEqual(880);
    }
  });
});

describe('a draw', () => {
  it.each(ALL_LOTTERIES)('of $key is the same for everybody who has the seed, and another for each number', (lottery) => {
    const drawn = drawLottery(lottery, SEED, 7);
    expect(drawLottery(lottery, SEED, 7)).toEqual(drawn);
    expect(drawLottery(lottery, SEED, 8)).not.toEqual(drawn);
    expect(new Set(drawn).size).toBe(lottery.drawn);
    for (const number of drawn) expect(findLineFault({ ...lottery, picks: { min: 1, max: 1 } }, [number])).toBeUndefined();
    expect(seedHash(SEED)).toMatch(/^[0-9a-f]{64}$/);
  });
  it('counts the right numbers of a line in whatever order', () => {
    expect(hitsOf([1, 2, 3, 4, 5, 6], [6, 40, 1, 3, 49, 7])).toBe(3);
  });
  it('takes place at its hours', () => {
    const evening = Date.UTC(2026, 0, 1, 20);
    expect(nextDraws(SIX, evening - 1, 2)).toEqual([evening, evening + 86_400_000]);
    expect(nextDraws(SIX, evening, 1)).toEqual([evening + 86_400_000]);
    expect(nextDraws(KENO, evening + 1, 1)).toEqual([evening + 300_000]);
  });
  it.each([
    [[1, 2, 3, 4, 5], '6 numbers'],
    [[1, 2, 3, 4, 5, 50], 'numbers from 1 to 49'],
    [[0, 2, 3, 4, 5, 6], 'numbers from 1 to 49'],
    [[1, 2, 3, 4, 5, 5], 'each number once'],
    [[1, 2, 3, 4, 5, 6], undefined],
  ])('takes the line %j, or says %s', (line, fault) => {
    expect(findLineFault(SIX, line)).toBe(fault);
  });
  it('of keno takes one to ten numbers', () => {
    expect(findLineFault(KENO, [])).toBe('1 to 10 numbers');
    expect(findLineFault(KENO, [80])).toBeUndefined();
  });
});

describe('the settlement', () => {
  it('shares tiers out by the winners, rounds down, and puts the breakage aside', () => {
    // 1,000.01 sold: 250.00 and the jackpot roll over; 80.00 to three lines, 70.00 to one, 150.00 to seven.
    const settled = settleLottery(SIX, 100_001n, 5_000_000n, wins(6, [5, 3], [4, 1], [3, 7], [2, 900]));
    expect(settled).toEqual({
      prizes: [
        { picks: 6, hits: 5, lines: 3, potMinor: 8_000n, perLineMinor: 2_666n },
        { picks: 6, hits: 4, lines: 1, potMinor: 7_000n, perLineMinor: 7_000n },
        { picks: 6, hits: 3, lines: 7, potMinor: 15_000n, perLineMinor: 2_142n },
      ],
      paidMinor: 7_998n + 7_000n + 14_994n,
      houseMinor: 45_001n,
      reserveMinor: 2n + 6n,
      jackpotAfterMinor: 5_025_000n,
    });
  });
  it('pays the jackpot with the first tier, and lets unwon tiers roll over', () => {
    expect(settleLottery(SIX, 10_000n, 5_000_000n, wins(6, [6, 2]))).toMatchObject({
      prizes: [{ hits: 6, lines: 2, potMinor: 5_002_500n, perLineMinor: 2_501_250n }],
      jackpotAfterMinor: 800n + 700n + 1_500n,
      houseMinor: 4_500n,
    });
  });
  it('of keno pays each line by its picks, more than was sold where it must be', () => {
    expect(settleLottery(KENO, 300n, 0n, [...wins(1, [1, 2]), ...wins(10, [10, 1], [4, 1])])).toEqual({
      prizes: [
        { picks: 1, hits: 1, lines: 2, potMinor: 700n, perLineMinor: 350n },
        { picks: 10, hits: 10, lines: 1, potMinor: 10_000_000n, perLineMinor: 10_000_000n },
      ],
      paidMinor: 10_000_700n,
      houseMinor: -10_000_400n,
      reserveMinor: 0n,
      jackpotAfterMinor: 0n,
    });
  });
  it('loses and makes no money, whatever was sold and won', () => {
    const random = createRandom(229);
    for (let i = 0; i < 3_000; i += 1) {
      const lottery = ALL_LOTTERIES[random.int(3)] ?? SIX;
      const { min, max } = lottery.picks;
      const picks = min + random.int(max - min + 1);
      const counted = Array.from({ length: picks + 1 }, (_, hits) => ({ picks, hits, lines: random.int(4) }));
      const sales = BigInt(random.int(1_000_000));
      const jackpot = lottery.kind === 'pool' ? BigInt(random.int(9_000_000)) : 0n;
      const settled = settleLottery(lottery, sales, jackpot, counted);
      expect(settled.paidMinor + settled.houseMinor + settled.reserveMinor + settled.jackpotAfterMinor).toBe(sales + jackpot);
      const winners = settled.prizes.reduce((all, { lines }) => all + BigInt(lines), 0n);
      expect(settled.reserveMinor).toBeLessThanOrEqual(winners);
      if (lottery.kind === 'pool') expect(settled.houseMinor).toBeGreaterThanOrEqual(0n);
    }
    console.log('lottery settlements seed 229, n 3000');
  });
});
