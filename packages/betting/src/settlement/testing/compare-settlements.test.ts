import { describe, expect, it } from 'vitest';
import type { Bet } from '../../coupon/bet.ts';
import type { LegResult } from '../leg-result.ts';
import { settleBet } from '../settle-bet.ts';
import { compareSettlements } from './compare-settlements.ts';

const SEED = Number(process.env.SEED ?? 20_260_101);
const COUNT = Number(process.env.RANDOM_BETS ?? 100_000);

const ours = (bet: Bet, results: readonly (LegResult | undefined)[]): bigint | undefined => settleBet(bet, results)?.returnMinor;

/** Planted: a settlement that rounds down instead of half up. */
const roundsDown = (bet: Bet, results: readonly (LegResult | undefined)[]): bigint | undefined => {
  const settled = settleBet(bet, results);
  return settled && (bet.stakeMinor * settled.multiplier.num) / settled.multiplier.den;
};

/** Planted: a chain whose lost legs cost nothing. */
const forgivesChains = (bet: Bet, results: readonly (LegResult | undefined)[]): bigint | undefined =>
  bet.shape.kind === 'chain'
    ? ours(
        bet,
        results.map((r) => (r?.kind === 'lose' ? { kind: 'void' } : r)),
      )
    : ours(bet, results);

/** Planted: an accumulator that waits for its last leg although one has lost. */
const waitsForAll = (bet: Bet, results: readonly (LegResult | undefined)[]): bigint | undefined =>
  results.includes(undefined) ? undefined : ours(bet, results);

/** Planted: each way pays the place half at the whole odds. */
const paysPlacesWhole = (bet: Bet, results: readonly (LegResult | undefined)[]): bigint | undefined =>
  ours({ ...bet, legs: bet.legs.map(({ odds }) => ({ odds })) }, results);

/** Planted: a void selection of a combination is paid as if it had won. */
const forgivesCombinations = (bet: Bet, results: readonly (LegResult | undefined)[]): bigint | undefined => {
  const combined = new Set(bet.combinations?.flatMap((c) => c.legs));
  return ours(
    bet,
    results.map((r, i) => (combined.has(i) && r?.kind === 'void' ? { kind: 'win' } : r)),
  );
};

/** Planted: no accumulator is boosted. */
const forgetsBoosts = (bet: Bet, results: readonly (LegResult | undefined)[]): bigint | undefined => ours({ ...bet, boost: null }, results);

describe('settleBet against the naive settlement', () => {
  it.each([
    ['rounding down', roundsDown],
    ['a forgiving chain', forgivesChains],
    ['waiting for all legs', waitsForAll],
    ['places and deductions at the whole odds', paysPlacesWhole],
    ['void selections of a combination that win', forgivesCombinations],
    ['boosts forgotten', forgetsBoosts],
  ])('T30 catches %s', (name, planted) => {
    const { different } = compareSettlements(SEED, 2_000, planted);
    console.log(`T30 planted: ${different > 0 ? 'caught' : 'MISSED'} (${name}, ${different} of 2000 differ, seed ${SEED})`);
    expect(different).toBeGreaterThan(0);
  });

  it('T30 agrees on random bets of every kind (RANDOM_BETS many)', { timeout: 600_000 }, () => {
    const result = compareSettlements(SEED, COUNT, ours);
    console.log(
      `T30 seed ${SEED}: ${result.compared} bets, ${result.decided} decided (${result.decidedEarly} early), ${result.different} differ`,
    );
    expect(result.first).toBeNull();
    expect(result.different).toBe(0);
    expect(result.decidedEarly).toBeGreaterThan(COUNT / 100);
  });
});
