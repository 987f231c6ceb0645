import { add, mul, type Ratio, ratio, reduced, sub, ZERO } from '@touchline/kernel/ratio';
import { byCount } from '../engine/by-count.ts';
import type { SlotMaths, SlotMode, SlotStart } from '../engine/maths.ts';
import { cellCount } from '../engine/play-slot.ts';
import { asNumber } from './as-number.ts';
import { freeSpinMoments } from './free-spin-moments.ts';
import { holdMoments } from './hold-moments.ts';
import { type Moments, NOTHING } from './moments.ts';
import type { SpinLaw } from './spin-law.ts';

/** The laws of the grids of a slot. */
export type SpinLaws = { readonly [spin in 'base' | 'ante' | 'free']?: SpinLaw };

/** The return of a mode of a slot, exact, and how it is spread. Shares and chances are of one round; amounts in stakes of the mode. */
export interface ModeSheet {
  readonly mode: SlotMode;
  /** The price in bets. */
  readonly price: number;
  /** The exact return of one unit staked, "num/den" in lowest terms. */
  readonly expected: string;
  /** How many equally likely grids were played, each once; 0 where a mode begins with its feature. */
  readonly grids: number;
  /** The return by what pays it; the parts sum to the return. */
  readonly parts: { readonly combinations: number; readonly scatters: number; readonly freeSpins: number; readonly hold: number };
  /** The chance that the first grid pays something or starts a feature. */
  readonly hitRate: number;
  /** The chance that the first grid pays more than the stake by itself. */
  readonly aboveStake: number;
  /** The chance of free spins or held coins. */
  readonly featureRate: number;
  /** The standard deviation of a round. */
  readonly deviation: number;
  /** The most that a round can pay, in bets. */
  readonly max: number;
}

/** The features that follow a grid with so many scatters. */
function featureMoments(maths: SlotMaths, laws: SpinLaws, freeSpins: number, held: number): { freeSpins: Moments; hold: Moments } {
  const { free, hold, scatter, spins } = maths;
  const multiplier = spins.free && 'strips' in spins.free ? spins.free.multiplier : 1;
  const scatterPay = (scatters: number) => byCount(scatter?.pays ?? [], scatters) * multiplier;
  return {
    freeSpins: free && laws.free && freeSpins > 0 ? freeSpinMoments(laws.free, free, freeSpins, scatterPay) : NOTHING,
    hold: hold && held >= 1 ? holdMoments(hold, held, cellCount(maths)) : NOTHING,
  };
}

/** Sums that a sheet is made of, in units of pay; chances as numbers of grids. */
interface Sums {
  combinations: bigint;
  scatters: bigint;
  freeSpins: Ratio;
  hold: Ratio;
  square: Ratio;
  hits: bigint;
  above: bigint;
  features: bigint;
  max: number;
}

function spinSums(maths: SlotMaths, laws: SpinLaws, law: SpinLaw, price: number): Sums {
  const sums: Sums = {
    combinations: 0n,
    scatters: 0n,
    freeSpins: ZERO,
    hold: ZERO,
    square: ZERO,
    hits: 0n,
    above: 0n,
    features: 0n,
    max: 0,
  };
  const cap = maths.cap * maths.unit;
  for (const [scatters, pays] of law.byScatters.entries()) {
    if (!pays) continue;
    const spins = byCount(maths.free?.spins ?? [], scatters);
    const held = maths.hold && scatters >= maths.hold.from ? scatters : 0;
    const feature = featureMoments(maths, laws, spins, held);
    const after = feature.freeSpins.max > 0 ? feature.freeSpins : feature.hold;
    const scatterPay = byCount(maths.scatter?.pays ?? [], scatters);
    let weights = 0n;
    let paid = 0n;
    let squares = 0n;
    for (const [units, weight] of pays) {
      const pay = Math.min(units + scatterPay, cap);
      if (after.max > 0 && pay + after.max > cap)
        throw new RangeError(`the cap of ${maths.key} cuts a feature: its return would not be exact`);
      const grids = BigInt(weight);
      weights += grids;
      paid += BigInt(pay) * grids;
      squares += BigInt(pay) ** 2n * grids;
      sums.scatters += BigInt(Math.min(scatterPay, pay)) * grids;
      if (pay > 0 || after.max > 0) sums.hits += grids;
      if (pay > price) sums.above += grids;
      sums.max = Math.max(sums.max, pay + after.max);
    }
    if (after.max > 0) sums.features += weights;
    sums.combinations += paid;
    sums.freeSpins = reduced(add(sums.freeSpins, mul(feature.freeSpins.mean, ratio(weights, 1n))));
    sums.hold = reduced(add(sums.hold, mul(feature.hold.mean, ratio(weights, 1n))));
    // Of (pay + feature) squared: the feature depends on the number of scatters alone.
    const square = add(add(ratio(squares, 1n), mul(ratio(2n * paid, 1n), after.mean)), mul(ratio(weights, 1n), after.square));
    sums.square = reduced(add(sums.square, square));
  }
  sums.combinations -= sums.scatters;
  return sums;
}

function boughtSums(maths: SlotMaths, laws: SpinLaws, start: SlotStart): Sums {
  const feature = featureMoments(maths, laws, 'freeSpins' in start ? start.freeSpins : 0, 'coins' in start ? start.coins : 0);
  const { square, max } = feature.freeSpins.max > 0 ? feature.freeSpins : feature.hold;
  if (max > maths.cap * maths.unit) throw new RangeError(`the cap of ${maths.key} cuts a feature: its return would not be exact`);
  const [freeSpins, hold] = [feature.freeSpins.mean, feature.hold.mean];
  return { combinations: 0n, scatters: 0n, freeSpins, hold, square, hits: 1n, above: 0n, features: 1n, max };
}

/** Works out the sheet of a mode from the laws of its grids; throws where the cap would make the return inexact. */
export function modeSheet(maths: SlotMaths, laws: SpinLaws, mode: SlotMode): ModeSheet {
  const start = maths.modes[mode];
  if (!start) throw new RangeError(`${maths.key} has no mode ${mode}`);
  const law = 'spin' in start ? laws[start.spin] : null;
  const sums = law ? spinSums(maths, laws, law, start.price) : boughtSums(maths, laws, start);
  const grids = law?.weight ?? 1n;
  const perStake = ratio(1n, grids * BigInt(start.price));
  const parts = {
    combinations: mul(ratio(sums.combinations, 1n), perStake),
    scatters: mul(ratio(sums.scatters, 1n), perStake),
    freeSpins: mul(sums.freeSpins, perStake),
    hold: mul(sums.hold, perStake),
  };
  const expected = reduced(Object.values(parts).reduce(add));
  const square = mul(sums.square, ratio(1n, grids * BigInt(start.price) ** 2n));
  const share = (count: bigint) => asNumber(ratio(count, grids));
  return {
    mode,
    price: start.price / maths.unit,
    expected: `${expected.num}/${expected.den}`,
    grids: law ? Number(grids) : 0,
    parts: {
      combinations: asNumber(parts.combinations),
      scatters: asNumber(parts.scatters),
      freeSpins: asNumber(parts.freeSpins),
      hold: asNumber(parts.hold),
    },
    hitRate: share(sums.hits),
    aboveStake: share(sums.above),
    featureRate: share(sums.features),
    deviation: Math.sqrt(asNumber(sub(square, mul(expected, expected)))),
    max: sums.max / maths.unit,
  };
}
