import { describe, expect, it } from 'vitest';
import { netLossMinor, premiumCashback, vipCashback } from './cashback.ts';
import { earnedMicroPoints, keptMicro, levelOf, wholePoints } from './club-points.ts';
import { FIRST_CLUB_TERMS } from './club-terms.ts';

const levelAt = (i: number) => {
  const level = FIRST_CLUB_TERMS.levels[i];
  if (!level) throw new Error(`no level ${i}`);
  return level;
};
const bounds = { unitMinor: 100n, minMinor: 20n, maxGiftUnits: null };
const tally = (staked: number, returned: number, edgePpm: number) => ({
  stakedMinor: BigInt(staked),
  returnedMinor: BigInt(returned),
  keptMicro: BigInt(staked) * BigInt(edgePpm),
});

describe('points of the club', () => {
  it.each([
    // A hundred least stakes of a game that keeps 1 % are a point.
    [2_000, 10_000, 20, 1_000_000n],
    [2_000, 50_000, 20, 5_000_000n],
    [20, 10_000, 20, 10_000n],
    [7, 10_001, 3, 23_335n],
    [2_000, 0, 20, 0n],
  ])('a stake of %i at %i ppm with least stakes of %i makes %i millionths', (stake, edgePpm, minStake, micro) => {
    expect(earnedMicroPoints({ stakeMinor: BigInt(stake), edgePpm }, BigInt(minStake))).toBe(micro);
  });
  it('are the same in one stake as in parts of it that the least stake divides', () => {
    const parts = Array.from({ length: 10 }, () => earnedMicroPoints({ stakeMinor: 200n, edgePpm: 27_027 }, 20n));
    expect(parts.reduce((a, b) => a + b)).toBe(earnedMicroPoints({ stakeMinor: 2_000n, edgePpm: 27_027 }, 20n));
    expect(keptMicro({ stakeMinor: 2_000n, edgePpm: 27_027 })).toBe(54_054_000n);
  });
  it.each([
    [0n, 0],
    [99_999_999n, 0],
    [100_000_000n, 1],
    [1_999_999_999n, 2],
    [2_000_000_000n, 3],
    [1_000_000_000_000n, 7],
    [9_000_000_000_000n, 7],
  ])('%i millionths reach level %i', (micro, level) => {
    expect(levelOf(FIRST_CLUB_TERMS, micro)).toBe(level);
    expect(wholePoints(micro)).toBe(Number(micro / 1_000_000n));
  });
});

describe('VIP cashback', () => {
  it.each([
    ['5 % of a loss', 0, tally(100_000, 95_000, 50_000), 250n],
    ['rounded down once', 0, tally(100_000, 94_981, 50_000), 250n],
    ['nothing of a win', 0, tally(100_000, 100_001, 50_000), 0n],
    ['nothing of an even week', 0, tally(100_000, 100_000, 50_000), 0n],
    ['nothing below the least', 0, tally(100_000, 99_601, 50_000), 0n],
    ['the least itself', 0, tally(100_000, 99_600, 50_000), 20n],
    ['at most half of what the house keeps on average', 0, tally(100_000, 0, 10_000), 500n],
    ['at most the limit of the week', 0, tally(10_000_000, 0, 50_000), 10_000n],
    ['12 % at the top', 7, tally(100_000, 90_000, 50_000), 1_200n],
  ])('%s', (_, level, of, amount) => {
    expect(vipCashback(of, levelAt(level), bounds)).toBe(amount);
  });
  it('is at most what the law lets the house give', () => {
    expect(vipCashback(tally(10_000_000, 0, 50_000), levelAt(0), { ...bounds, maxGiftUnits: 30 })).toBe(3_000n);
  });
  it('counts a loss that is never below 0', () => {
    expect([netLossMinor(tally(10, 3, 0)), netLossMinor(tally(3, 10, 0))]).toEqual([7n, 0n]);
  });
});

describe('premium cashback', () => {
  it.each([
    ['none at the lower levels', 4, tally(1_000_000, 0, 50_000), 0n],
    ['5 % of the average share', 5, tally(1_000_000, 0, 20_000), 1_000n],
    ['the same where the player won', 5, tally(1_000_000, 9_000_000, 20_000), 1_000n],
    ['10 % at the top, rounded down', 7, tally(1_000_009, 0, 20_000), 2_000n],
  ])('%s', (_, level, of, amount) => {
    expect(premiumCashback(of, levelAt(level), bounds)).toBe(amount);
  });
  it('leaves the house a share of every stake, together with VIP cashback', () => {
    const worst = tally(1_000_000, 0, 10_000);
    for (const level of FIRST_CLUB_TERMS.levels)
      expect((vipCashback(worst, level, bounds) + premiumCashback(worst, level, bounds)) * 1_000_000n).toBeLessThan(worst.keptMicro);
  });
});

describe('terms', () => {
  it('ask for more and give no less with each level', () => {
    const { levels } = FIRST_CLUB_TERMS;
    expect([levels.length, levels[0]?.points]).toEqual([8, 0]);
    for (const [i, level] of levels.slice(1).entries()) {
      const before = levelAt(i);
      expect(level.points).toBeGreaterThan(before.points);
      expect(level.lossPpm).toBeGreaterThanOrEqual(before.lossPpm);
      expect(level.maxUnits).toBeGreaterThanOrEqual(before.maxUnits);
      expect(level.edgeSharePpm).toBeGreaterThanOrEqual(before.edgeSharePpm);
    }
  });
});
