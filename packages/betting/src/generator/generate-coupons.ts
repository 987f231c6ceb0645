import type { MilliOdds } from '@touchline/kernel/odds';
import { createRandom, type Random } from '@touchline/kernel/random';
import { err, ok, type Result } from '@touchline/kernel/result';
import type { SelectionId } from '@touchline/kernel/selection';

/** A selection that a generated coupon may hold. */
export interface Candidate {
  readonly match: number;
  readonly sport: number;
  readonly selection: SelectionId;
  readonly odds: MilliOdds;
  /** How gladly it is taken, above 0: popularity, or how soon the match begins. */
  readonly weight: number;
}

export interface CouponGeneratorOptions {
  readonly targetOdds: MilliOdds;
  readonly minLegs: number;
  readonly maxLegs: number;
  /** Sports to choose from; empty: all. */
  readonly sports: readonly number[];
  /** How many coupons. */
  readonly coupons: number;
  /** How far from the target the total odds may be, hundredths of a percent. */
  readonly toleranceBasisPoints: number;
  readonly seed: number;
}

export interface GeneratedCoupon {
  readonly legs: readonly Candidate[];
  /** Product of the odds, thousandths, rounded down. */
  readonly totalOddsMilli: bigint;
}

export type CouponGeneratorError =
  /** So many different matches would be needed. */
  | { readonly code: 'generator-candidates'; readonly matches: number; readonly needed: number }
  /** The nearest that these matches can make, in thousandths. */
  | { readonly code: 'generator-target'; readonly nearestOddsMilli: bigint };

/** Attempts for each coupon asked for; each ends in the best coupon near its start. */
const ATTEMPTS = 24;

function totalOf(legs: readonly Candidate[]): bigint {
  const product = legs.reduce((odds, leg) => odds * BigInt(leg.odds), 1n);
  return legs.length === 0 ? 1000n : product / 1000n ** BigInt(legs.length - 1);
}

const distance = (total: bigint, target: bigint): bigint => (total > target ? total - target : target - total);

/** One of the list, by weight. */
function draw(list: readonly Candidate[], random: Random): Candidate | undefined {
  let rest = random.next() * list.reduce((sum, c) => sum + c.weight, 0);
  for (const candidate of list) {
    rest -= candidate.weight;
    if (rest < 0) return candidate;
  }
  return list.at(-1);
}

/** Legs of different matches, drawn by weight from prices that leave the others a price above 1. */
function start(candidates: readonly Candidate[], count: number, target: number, random: Random): readonly Candidate[] {
  const legs: Candidate[] = [];
  let left = target / 1000;
  while (legs.length < count) {
    const share = left ** (1 / (count - legs.length));
    const free = candidates.filter((c) => !legs.some((leg) => leg.match === c.match));
    const fitting = free.filter((c) => c.odds / 1000 <= 1 + 2 * Math.max(share - 1, 0.05));
    const next = draw(fitting.length > 0 ? fitting : free, random);
    if (!next) break;
    legs.push(next);
    left = Math.max((left * 1000) / next.odds, 1.001);
  }
  return legs;
}

/** Exchanges one leg at a time for the candidate that brings the total nearest, until no exchange helps. */
function improve(given: readonly Candidate[], candidates: readonly Candidate[], target: bigint): readonly Candidate[] {
  let legs = given;
  let nearest = distance(totalOf(legs), target);
  const scale = 1000n ** BigInt(Math.max(given.length - 1, 0));
  for (let at = 0, since = 0; since < legs.length; at = (at + 1) % legs.length, since++) {
    const others = legs.filter((_, i) => i !== at);
    const taken = new Set(others.map((leg) => leg.match));
    const product = others.reduce((odds, leg) => odds * BigInt(leg.odds), 1n);
    for (const candidate of candidates) {
      const off = distance((product * BigInt(candidate.odds)) / scale, target);
      if (off >= nearest || taken.has(candidate.match)) continue;
      [legs, nearest, since] = [legs.with(at, candidate), off, -1];
    }
  }
  return legs;
}

const keyOf = (legs: readonly Candidate[]): string =>
  legs
    .map((leg) => `${leg.match}:${leg.selection}`)
    .sort()
    .join(' ');

/** Legs of the second that the first has too. */
const shared = (a: readonly Candidate[], b: readonly Candidate[]): number =>
  b.filter((leg) => a.some((own) => own.match === leg.match)).length;

/**
 * Accumulator coupons whose total odds are near a wished for price: different matches, the wished for sports and number of legs, no coupon
 * twice, those least alike preferred. The same request with the same candidates gives the same coupons.
 */
export function generateCoupons(
  all: readonly Candidate[],
  wish: CouponGeneratorOptions,
): Result<readonly GeneratedCoupon[], CouponGeneratorError> {
  const candidates = wish.sports.length === 0 ? all : all.filter((c) => wish.sports.includes(c.sport));
  const matches = new Set(candidates.map((c) => c.match)).size;
  if (matches < wish.minLegs) return err({ code: 'generator-candidates', matches, needed: wish.minLegs });
  const target = BigInt(wish.targetOdds);
  const random = createRandom('coupon generator', wish.seed);
  const maxLegs = Math.min(wish.maxLegs, matches);
  const found = new Map<string, readonly Candidate[]>();
  for (let i = 0; i < ATTEMPTS * wish.coupons; i++) {
    const count = wish.minLegs + random.int(maxLegs - wish.minLegs + 1);
    const legs = improve(start(candidates, count, wish.targetOdds, random), candidates, target);
    found.set(keyOf(legs), legs);
  }
  const byDistance = [...found.values()].sort((a, b) => Number(distance(totalOf(a), target) - distance(totalOf(b), target)));
  const near = byDistance.filter((legs) => distance(totalOf(legs), target) * 10_000n <= target * BigInt(wish.toleranceBasisPoints));
  const [nearest] = byDistance;
  if (near.length === 0) return err({ code: 'generator-target', nearestOddsMilli: totalOf(nearest ?? []) });
  return ok(maxDifferent(near, wish.coupons).map((legs) => ({ legs, totalOddsMilli: totalOf(legs) })));
}

/** The first, then each time the one that has least in common with those taken; among equals the nearest to the target. */
function maxDifferent(near: readonly (readonly Candidate[])[], count: number): readonly (readonly Candidate[])[] {
  const taken: (readonly Candidate[])[] = [];
  const left = [...near];
  while (taken.length < count && left.length > 0) {
    const alike = left.map((legs) => taken.reduce((sum, own) => sum + shared(own, legs), 0));
    const [next] = left.splice(alike.indexOf(Math.min(...alike)), 1);
    if (next) taken.push(next);
  }
  return taken;
}
