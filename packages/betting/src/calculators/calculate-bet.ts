import { err, ok, type Result } from '@touchline/kernel/result';
import type { BetStructure, EachWayPartShape, PlaceFraction } from '../coupon/bet.ts';
import { checkShape } from '../coupon/check-shape.ts';
import { COUPON_RULES, type Coupon, type CouponLeg } from '../coupon/coupon.ts';
import type { CouponRejection } from '../coupon/coupon-rejection.ts';
import { priceCoupon } from '../coupon/price-coupon.ts';
import { eachWayLegs } from '../each-way/each-way-terms.ts';
import { deadHeat } from '../settlement/dead-heat.ts';
import type { LegResult } from '../settlement/leg-result.ts';
import { LOSE, VOID, WIN } from '../settlement/leg-result.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import type { SettlementStep } from '../settlement/settlement-trail.ts';

/** A leg of the bet calculator: its price, how it ended (null: not known yet), and what a race has besides. */
export interface CalculatorLeg {
  readonly odds: number;
  readonly result: LegResult | null;
  /** Of the place half; how the runner was placed. */
  readonly place?: { readonly part: PlaceFraction; readonly result: LegResult | null };
  readonly deductionPercent?: number;
}

export interface CalculatorResult {
  readonly lines: number;
  readonly stakeMinor: bigint;
  /** Before anything is known: every leg wins. */
  readonly maxReturnMinor: bigint;
  /** Null while open legs can still change it. */
  readonly returnMinor: bigint | null;
  /** Return less stake; null with the return. */
  readonly profitMinor: bigint | null;
  readonly trail: readonly SettlementStep[];
}

/** Selections of a calculator are of matches of their own. */
const couponLegs = (legs: readonly CalculatorLeg[]): CouponLeg[] =>
  legs.map(({ odds, deductionPercent = 0 }, i) => ({ odds, deductionPercent, match: i + 1, selection: i + 1 }));

/** Any kind of bet: what it could return and, with results, what it does return, by the functions that price and settle real bets. */
export function calculateBet(
  stakeMinor: bigint,
  legs: readonly CalculatorLeg[],
  shape: Exclude<BetStructure, { kind: 'each-way' }>,
): Result<CalculatorResult, readonly CouponRejection[]> {
  return calculate(
    { stakeMinor, legs: couponLegs(legs), shape },
    legs.map((leg) => leg.result ?? undefined),
  );
}

/** The same each way: `stakeMinor` is on both halves together. A leg without place terms is refused. */
export function calculateEachWayBet(
  stakeMinor: bigint,
  legs: readonly CalculatorLeg[],
  half: EachWayPartShape,
): Result<CalculatorResult, readonly CouponRejection[]> {
  const without = legs.flatMap((leg, i) => (leg.place ? [] : [legs.length + i]));
  if (without.length > 0) return err([{ code: 'each-way-legs', legs: without }]);
  const pairs = couponLegs(legs).map((leg, i) => [leg, legs[i]?.place?.part ?? { num: 1, den: 1 }] as const);
  return calculate({ stakeMinor, legs: eachWayLegs(pairs), shape: { kind: 'each-way', half } }, [
    ...legs.map((leg) => leg.result ?? undefined),
    ...legs.map((leg) => leg.place?.result ?? undefined),
  ]);
}

function calculate(coupon: Coupon, results: readonly (LegResult | undefined)[]): Result<CalculatorResult, readonly CouponRejection[]> {
  const shape = checkShape(coupon, COUPON_RULES);
  if (shape) return err([shape]);
  const priced = priceCoupon(coupon);
  if (!priced.ok) return priced;
  const settled = settleBet(coupon, results);
  return ok({
    lines: priced.value.explanation.lines,
    stakeMinor: coupon.stakeMinor,
    maxReturnMinor: priced.value.maxReturnMinor,
    returnMinor: settled?.returnMinor ?? null,
    profitMinor: settled ? settled.returnMinor - coupon.stakeMinor : null,
    trail: settled?.trail ?? [],
  });
}

/** A runner as it came in: its place (0 did not finish, null did not run) and with how many it shares it. */
export interface Finish {
  readonly place: number | null;
  readonly tied: number;
}

/** How a runner's win and place parts end. */
export function finishResults({ place, tied }: Finish, paidPlaces: number): { readonly win: LegResult; readonly place: LegResult } {
  if (place === null) return { win: VOID, place: VOID };
  if (place === 0) return { win: LOSE, place: LOSE };
  const among = (paid: number): LegResult => (tied > 1 ? deadHeat(paid, place - 1, tied) : place <= paid ? WIN : LOSE);
  return { win: among(1), place: among(paidPlaces) };
}
