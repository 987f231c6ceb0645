/**
 * A second settlement, for tests only, that shares nothing with the first but the words: it writes every line out, splits every leg's
 * stake into its winning, returned and losing parts, and adds up reduced fractions. Slow on purpose; betting rules are its one source.
 */
import type { BuilderLeg } from '../../builder/builder-leg.ts';
import type { Bet, BetLeg, EachWayPartShape } from '../../coupon/bet.ts';
import type { LegResult } from '../leg-result.ts';

/** Numerator and denominator, always in lowest terms. */
type Fraction = readonly [bigint, bigint];

function reduce(num: bigint, den: bigint): Fraction {
  let a = num < 0n ? -num : num;
  let b = den;
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? [0n, 1n] : [num / a, den / a];
}
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduce(a * d + c * b, b * d);
const minus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduce(a * d - c * b, b * d);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduce(a * c, b * d);
const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;
const NIL: Fraction = [0n, 1n];
const UNIT: Fraction = [1n, 1n];

/** A part of a leg's stake and how it ended. */
interface StakePart {
  readonly weight: Fraction;
  readonly ends: 'won' | 'returned' | 'lost';
}

function stakeParts(result: LegResult): readonly StakePart[] {
  const half: Fraction = [1n, 2n];
  switch (result.kind) {
    case 'win':
      return [{ weight: UNIT, ends: 'won' }];
    case 'lose':
      return [{ weight: UNIT, ends: 'lost' }];
    case 'void':
      return [{ weight: UNIT, ends: 'returned' }];
    case 'half-win':
      return [
        { weight: half, ends: 'won' },
        { weight: half, ends: 'returned' },
      ];
    case 'half-lose':
      return [
        { weight: half, ends: 'returned' },
        { weight: half, ends: 'lost' },
      ];
    case 'repriced':
      throw new Error('a selection is never repriced by itself');
    case 'dead-heat': {
      const won = reduce(BigInt(result.num), BigInt(result.den));
      return [
        { weight: won, ends: 'won' },
        { weight: minus(UNIT, won), ends: 'lost' },
      ];
    }
  }
}

interface Leg {
  readonly odds: Fraction;
  readonly parts: readonly StakePart[];
}

const whole = (ends: StakePart['ends']): readonly StakePart[] => [{ weight: UNIT, ends }];

/** The rest of a price when a place pays part of the winnings and a withdrawn runner takes some of them. */
function paidPrice({ odds, place, deductionPercent }: BetLeg): Fraction {
  let winnings = minus(reduce(BigInt(odds), 1000n), UNIT);
  if (place) winnings = times(winnings, reduce(BigInt(place.num), BigInt(place.den)));
  for (let percent = 0; percent < (deductionPercent ?? 0); percent++)
    winnings = minus(winnings, times(reduce(1n, BigInt(100 - percent)), winnings));
  return plus(UNIT, winnings);
}

/** A builder leg by itself: lost with any lost selection; else repriced without its void selections. */
function combined({ prices, voidPolicy }: BuilderLeg, results: readonly LegResult[]): Leg {
  const price = (set: number): Fraction => reduce(BigInt(prices[set] ?? 0), 1000n);
  const full = price(prices.length - 1);
  if (results.some(({ kind }) => kind === 'lose')) return { odds: full, parts: whole('lost') };
  const winners = results.flatMap(({ kind }, i) => (kind === 'win' ? [2 ** i] : []));
  if (winners.length === results.length) return { odds: full, parts: whole('won') };
  if (winners.length === 0 || voidPolicy === 'void-bet') return { odds: full, parts: whole('returned') };
  return { odds: price(winners.reduce((a, b) => a + b)), parts: whole('won') };
}

/** An accumulator of these legs per unit staked: every way in which their parts can meet, one after the other. */
function express(legs: readonly Leg[]): Fraction {
  const [first, ...rest] = legs;
  if (!first) return UNIT;
  const onwards = express(rest);
  return first.parts.reduce<Fraction>((sum, { weight, ends }) => {
    if (ends === 'lost') return sum;
    return plus(sum, times(times(weight, ends === 'won' ? first.odds : UNIT), onwards));
  }, NIL);
}

/** Every choice of `size` of the items, written out. */
function combinations<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Lines staked alike, each with the lobby's legs in front. */
function shareOut(lines: readonly (readonly (readonly Leg[])[])[], lobby: readonly Leg[]): Fraction {
  const each = reduce(1n, BigInt(lines.length));
  return lines.reduce<Fraction>((sum, line) => plus(sum, times(each, express([...lobby, ...line.flat()]))), NIL);
}

function runAccount(stake: bigint, blocks: readonly (readonly Leg[])[], wanted: readonly (bigint | 'all')[]): Fraction {
  let account: Fraction = [stake, 1n];
  blocks.forEach((block, i) => {
    const want = wanted[i] ?? 'all';
    const staked = want === 'all' || less(account, [want, 1n]) ? account : ([want, 1n] as const);
    account = plus(minus(account, staked), times(staked, express(block)));
  });
  return times(account, [1n, stake]);
}

/** Anti-accumulator: the price of the legs that were not void, paid on every part of the stake on which some leg lost. */
function anti(legs: readonly Leg[], marginPermille: number): Fraction {
  const k = legs
    .filter((l) => l.parts.some(({ ends }) => ends !== 'returned'))
    .reduce<Fraction>((product, l) => times(product, l.odds), UNIT);
  let price = UNIT;
  if (less(UNIT, k)) {
    const [kn, kd] = k;
    const winnings = times(reduce(kd, kn - kd), reduce(BigInt(1000 - marginPermille), 1000n));
    const thousandths = (winnings[0] * 1000n) / winnings[1];
    if (thousandths >= 1n) price = reduce(1000n + (thousandths > 9_999_000n ? 9_999_000n : thousandths), 1000n);
  }
  const walk = (at: number, weight: Fraction, lost: boolean, allReturned: boolean): Fraction => {
    const leg = legs[at];
    if (!leg) return lost ? times(weight, price) : allReturned ? weight : NIL;
    return leg.parts.reduce<Fraction>(
      (sum, part) =>
        plus(sum, walk(at + 1, times(weight, part.weight), lost || part.ends === 'lost', allReturned && part.ends === 'returned')),
      NIL,
    );
  };
  return walk(0, UNIT, false, true);
}

/** The kinds whose lines are all choices of legs, each leg a block of its own. */
function overLines(shape: EachWayPartShape, legs: readonly Leg[]): Fraction {
  const alone = legs.map((l) => [l]);
  switch (shape.kind) {
    case 'single':
    case 'express':
      return express(legs);
    case 'system':
      return shareOut(combinations(alone, shape.size), []);
    case 'full-cover': {
      const sizes = legs.map((_, i) => i + 1).filter((size) => size >= shape.smallest);
      return shareOut(
        sizes.flatMap((size) => combinations(alone, size)),
        [],
      );
    }
  }
}

/** The winnings grown by the highest tier that the legs which count still reach. */
function withBoost({ boost, legs, combinations: joined, stakeMinor }: Bet, results: readonly LegResult[], plain: Fraction): Fraction {
  if (!boost || !less(UNIT, plain)) return plain;
  let counted = 0;
  legs.forEach((leg, i) => {
    const own = joined?.find((c) => c.legs.includes(i));
    if (own && own.legs[0] !== i) return;
    const odds = own ? (own.prices[own.prices.length - 1] ?? 0) : leg.odds;
    const ends = own
      ? combined(
          own,
          own.legs.flatMap((l) => results.slice(l, l + 1)),
        ).parts
      : stakeParts(results[i] ?? { kind: 'void' });
    if (odds >= boost.minLegOdds && ends.some((part) => part.ends !== 'returned')) counted++;
  });
  const permille = boost.tiers.reduce((best, tier) => (tier.legs <= counted && tier.permille > best ? tier.permille : best), 0);
  const extra = times(minus(plain, UNIT), reduce(BigInt(permille), 1000n));
  const max = reduce(boost.maxMinor, stakeMinor);
  return plus(plain, less(max, extra) ? max : extra);
}

/** The exact return per unit of stake of a bet whose legs have all ended, in lowest terms. */
function naiveMultiplier(bet: Bet, results: readonly LegResult[]): Fraction {
  const resultOf = (leg: number): LegResult => {
    const result = results[leg];
    if (!result) throw new Error('a leg without a result');
    return result;
  };
  const legs: Leg[] = [];
  bet.legs.forEach((leg, i) => {
    const combination = bet.combinations?.find((c) => c.legs.includes(i));
    if (!combination) legs.push({ odds: paidPrice(leg), parts: stakeParts(resultOf(i)) });
    else if (combination.legs.indexOf(i) === 0) legs.push(combined(combination, combination.legs.map(resultOf)));
  });
  const blockOf = (indexes: readonly number[]): readonly Leg[] => indexes.flatMap((i) => legs.slice(i, i + 1));
  const alone = legs.map((l) => [l]);
  const { shape } = bet;
  switch (shape.kind) {
    case 'each-way': {
      const half = (from: number): Fraction => overLines(shape.half, legs.slice(from, from + legs.length / 2));
      return times(plus(half(0), half(legs.length / 2)), reduce(1n, 2n));
    }
    case 'single':
    case 'express':
    case 'system':
    case 'full-cover':
      return withBoost(bet, results, overLines(shape, legs));
    case 'multi':
      return shareOut(combinations(shape.blocks.map(blockOf), shape.size), blockOf(shape.lobby ?? []));
    case 'chain':
      return runAccount(
        bet.stakeMinor,
        alone,
        legs.map(() => bet.stakeMinor),
      );
    case 'conditional':
      return runAccount(
        bet.stakeMinor,
        shape.blocks.map(blockOf),
        shape.groupStakes.map((s, i) => (i === 0 || s === 'max' ? 'all' : s)),
      );
    case 'anti-express':
      return anti(legs, shape.marginPermille);
  }
}

/** Nearest minor unit, halves up, by the remainder. */
function nearest(num: bigint, den: bigint): bigint {
  const whole = num / den;
  return (num - whole * den) * 2n >= den ? whole + 1n : whole;
}

/**
 * The bet's return in minor units, undefined while it is open. Early decisions are found by trying every way in which the open legs could still end
 * as a win, a return or a loss: decided where all of them come to the same fraction.
 */
export function referenceReturn(bet: Bet, results: readonly (LegResult | undefined)[]): bigint | undefined {
  const beaten = new Set(bet.combinations?.filter((c) => c.legs.some((leg) => results[leg]?.kind === 'lose')).flatMap((c) => c.legs));
  const open = results.flatMap((r, i) => (r ? [] : [i]));
  if (bet.shape.kind === 'anti-express' && open.some((leg) => !beaten.has(leg))) return undefined;
  let filled: (LegResult | undefined)[][] = [[...results]];
  for (const leg of open)
    filled = filled.flatMap((list) =>
      (['lose', 'void', 'win'] as const).map((kind) => list.map((r, i): LegResult | undefined => (i === leg ? { kind } : r))),
    );
  const returns = filled.map((list) =>
    naiveMultiplier(
      bet,
      list.filter((r) => r !== undefined),
    ),
  );
  const [first] = returns;
  if (!first || returns.some(([n, d]) => n !== first[0] || d !== first[1])) return undefined;
  return nearest(bet.stakeMinor * first[0], first[1]);
}
