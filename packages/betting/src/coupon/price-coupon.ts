import { floor, type Ratio } from '@touchline/kernel/ratio';
import { err, ok, type Result } from '@touchline/kernel/result';
import { binomial } from '../systems/binomial.ts';
import { countBetLines, systemLines } from '../systems/system-lines.ts';
import type { BetStructure } from './bet.ts';
import { checkLegsCombine } from './check-combinable.ts';
import { checkShape } from './check-shape.ts';
import { COUPON_RULES, type CollapsedCoupon, type Coupon, type CouponRules, collapseCoupon } from './coupon.ts';
import type { CouponRejection } from './coupon-rejection.ts';
import { returnBounds, returnOf } from './return-bounds.ts';

/** How the stake falls onto the lines, for the coupon's own explanation. */
export interface CouponExplanation {
  readonly kind: BetStructure['kind'];
  /** Accumulators that the stake is divided over; 1 for every kind that has no lines. */
  readonly lines: number;
  /** Number of lines by their number of blocks: [{ size: 2, lines: 3 }]. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
  /** Stake of one line, rounded down; the lines together stake the whole amount all the same. */
  readonly lineStakeMinor: bigint;
  /** The remainder of stake / lines. Nothing is lost: the return is reckoned from the exact quotient. */
  readonly residueMinor: bigint;
}

export interface CouponPrice {
  /** The maximum return per unit of stake: for a single and an accumulator the product of the odds. */
  readonly totalOdds: Ratio;
  /** The same in thousandths, rounded down: never more than is paid. */
  readonly totalOddsMilli: bigint;
  /** The return of a unit of stake when as few legs win as pay at all, in thousandths, rounded down: a system's price is a range. */
  readonly minOddsMilli: bigint;
  readonly minReturnMinor: bigint;
  readonly maxReturnMinor: bigint;
  readonly explanation: CouponExplanation;
}

function explain({ shape, stakeMinor, legs }: CollapsedCoupon): CouponExplanation {
  const { kind } = shape;
  if (kind === 'chain' || kind === 'conditional' || kind === 'anti-express')
    return { kind, lines: 1, sizes: [], lineStakeMinor: stakeMinor, residueMinor: 0n };
  // Both halves of an each-way bet have the same lines.
  const halves = shape.kind === 'each-way' ? 2 : 1;
  const plan = shape.kind === 'each-way' ? systemLines(shape.half, legs.length / 2) : systemLines(shape, legs.length);
  const lines = countBetLines(shape, legs.length);
  const sizes = Array.from({ length: plan.largest - plan.smallest + 1 }, (_, i) => {
    const size = plan.smallest + i;
    return { size, lines: halves * binomial(plan.blocks.length, size) };
  });
  const lineStakeMinor = stakeMinor / BigInt(lines);
  return { kind, lines, sizes, lineStakeMinor, residueMinor: stakeMinor - lineStakeMinor * BigInt(lines) };
}

/**
 * Prices a coupon of any kind in browser and server alike: total odds, lines and possible returns before tax. Refuses with every
 * reason of the first check that fails: combinable first, then counts and shape.
 */
export function priceCoupon(coupon: Coupon, rules: CouponRules = COUPON_RULES): Result<CouponPrice, readonly CouponRejection[]> {
  const combinable = checkLegsCombine(coupon);
  if (combinable.length > 0) return err(combinable);
  const shape = checkShape(coupon, rules);
  if (shape) return err([shape]);
  const bounds = returnBounds(coupon);
  if (!bounds) return err([{ code: 'anti-express-price' }]);
  const { min, max } = bounds;
  return ok({
    totalOdds: max,
    totalOddsMilli: floor({ num: max.num * 1000n, den: max.den }),
    minOddsMilli: floor({ num: min.num * 1000n, den: min.den }),
    minReturnMinor: returnOf(coupon.stakeMinor, min),
    maxReturnMinor: returnOf(coupon.stakeMinor, max),
    explanation: explain(collapseCoupon(coupon)),
  });
}
