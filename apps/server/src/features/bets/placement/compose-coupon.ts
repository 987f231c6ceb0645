import type { BoostTerms } from '@touchline/betting/boost/boost-terms';
import { ACCUMULATOR_BOOST } from '@touchline/betting/boost/boost-terms';
import type { BuilderLeg, VoidPolicy } from '@touchline/betting/builder/builder-leg';
import type { BetStructure, PlaceFraction } from '@touchline/betting/coupon/bet';
import type { Coupon, CouponLeg } from '@touchline/betting/coupon/coupon';
import { FULL_COVERS } from '@touchline/betting/systems/full-cover';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { MilliOdds } from '@touchline/kernel/odds';
import { parseOdds } from '@touchline/kernel/odds';
import type { SelectionId } from '@touchline/kernel/selection';
import { Failure } from '#platform/http/failure';
import type { MarketData } from '../ports.ts';
import { shapeOfRequest, type WireShape } from './coupon-of-wire.ts';
import { type EachWayPart, placeLegs } from './each-way-legs.ts';
import { type QuotedLeg, quoteLeg } from './leg-quotes.ts';
import { relationsOf } from './related-legs.ts';

/** A coupon as the wire gives it, whether it is asked about or placed. */
export interface CouponRequestParts extends Omit<WireShape, 'legs'> {
  readonly legs: readonly WireCouponLeg[];
  readonly combinations: readonly (readonly number[])[] | undefined;
  readonly combinationOddsTexts: readonly string[] | undefined;
  readonly voidPolicy: VoidPolicy;
  readonly boosted: boolean;
}

export interface WireCouponLeg {
  readonly matchId: number;
  readonly selectionId: SelectionId;
  readonly feed: 'line' | 'live';
  readonly oddsSeenText: string;
  readonly bank: boolean;
  readonly block: number | null;
}

/** A leg with the book's word on it. The place half of an each-way bet is made of the win legs and follows them. */
export interface ComposedLeg extends WireCouponLeg {
  readonly quoted: QuotedLeg;
  readonly place: PlaceFraction | null;
  readonly relatesTo: readonly number[];
}

/** A combination of the bet builder with its joint prices now, or why it has none. */
export interface ComposedCombination {
  readonly legs: readonly number[];
  readonly prices: readonly MilliOdds[] | null;
  readonly problem: Failure | null;
}

export interface Composition {
  readonly legs: readonly ComposedLeg[];
  readonly shape: BetStructure;
  readonly combinations: readonly ComposedCombination[];
  readonly boost: BoostTerms | null;
  readonly eachWay: readonly EachWayPart[] | null;
  /** The reason that the coupon cannot be composed for; the coupon shows it, a bet is refused with it. */
  readonly problem: Failure | null;
}

/** Thousandths of a decimal price, 0 for what is no price. */
const milliOf = (text: string | undefined): MilliOdds => {
  const odds = parseOdds(text ?? '');
  return odds.ok ? odds.value : 0;
};

/** A cover asked for by its name takes exactly its own number of legs. */
function coverProblem({ cover, legs }: CouponRequestParts): Failure | null {
  const named = FULL_COVERS.find((c) => c.key === cover);
  if (!named || named.legs === legs.length) return null;
  return new Failure('coupon_kind', { accepted: { min: named.legs, max: named.legs }, args: { min: named.legs, max: named.legs } });
}

function composeCombinations(line: MarketData, wire: CouponRequestParts, legs: readonly ComposedLeg[]): readonly ComposedCombination[] {
  return (wire.combinations ?? []).map((own): ComposedCombination => {
    const indexes = [...own].sort((a, b) => a - b);
    const chosen = indexes.flatMap((i) => legs.slice(i, i + 1));
    const match = chosen[0]?.matchId;
    const whole = chosen.length === indexes.length && new Set(indexes).size === indexes.length;
    if (match === undefined || !whole || chosen.some((leg) => leg.matchId !== match))
      return { legs: indexes, prices: null, problem: new Failure('coupon_kind', { leg: indexes[0] ?? 0 }) };
    const joint = line.priceCombination(
      match,
      chosen.map((leg) => leg.selectionId),
    );
    return joint.ok
      ? { legs: indexes, prices: joint.value, problem: null }
      : { legs: indexes, prices: null, problem: new Failure(joint.error, { leg: indexes[0] ?? 0 }) };
  });
}

/** Reads a wire coupon against the book: legs quoted, each way unfolded, combinations priced. Throws Failure `amount_format` for a block's stake. */
export function composeCoupon(line: MarketData, wire: CouponRequestParts, currency: string, blockStakeField: string): Composition {
  const shape = shapeOfRequest(wire, currencyByCode(currency)?.scale ?? 2);
  if (!shape.ok) throw new Failure('amount_format', { fields: { [blockStakeField]: ['amounts with the decimals of the currency'] } });
  const alone = wire.legs.map((leg): ComposedLeg => ({ ...leg, quoted: quoteLeg(line, leg), place: null, relatesTo: [] }));
  const related = relationsOf(alone);
  const wins = alone.map((leg, i): ComposedLeg => ({ ...leg, relatesTo: related[i] ?? [] }));
  const eachWay = shape.value.kind === 'each-way' ? placeLegs(line, wins) : null;
  const combinations = composeCombinations(line, wire, wins);
  return {
    legs: eachWay ? [...wins, ...eachWay.legs] : wins,
    shape: shape.value,
    combinations,
    // Taken up only by an accumulator, whatever is asked for.
    boost: wire.boosted && shape.value.kind === 'express' ? ACCUMULATOR_BOOST : null,
    eachWay: eachWay?.parts ?? null,
    problem: coverProblem(wire) ?? eachWay?.problem ?? combinations.find((c) => c.problem)?.problem ?? boostProblem(wire, shape.value),
  };
}

/** Only an accumulator can be boosted: a bet that would silently be placed without what was asked for is refused. */
const boostProblem = ({ boosted }: CouponRequestParts, shape: BetStructure): Failure | null =>
  boosted && shape.kind !== 'express' ? new Failure('coupon_kind', { accepted: { kind: 'express' } }) : null;

/** Prices of combinations as the player saw them: the joint price in place of the whole one; the parts' prices are the book's. */
export function combinationsSeen(wire: CouponRequestParts, composition: Composition): readonly BuilderLeg[] {
  return composition.combinations.flatMap(({ legs, prices }, i): BuilderLeg[] => {
    if (!prices) return [];
    const seen = milliOf(wire.combinationOddsTexts?.[i]);
    return [{ legs, voidPolicy: wire.voidPolicy, prices: seen > 1000 ? [...prices.slice(0, -1), seen] : prices }];
  });
}

export const currentBuilderLegs = (wire: CouponRequestParts, composition: Composition): readonly BuilderLeg[] =>
  composition.combinations.flatMap(({ legs, prices }) => (prices ? [{ legs, voidPolicy: wire.voidPolicy, prices }] : []));

/** The coupon that the engine checks and prices, at the given odds of the legs. */
export function couponOf(
  { legs, shape, boost }: Composition,
  stakeMinor: bigint,
  odds: readonly MilliOdds[],
  combinations: readonly BuilderLeg[],
): Coupon {
  return {
    stakeMinor,
    shape,
    legs: legs.map(
      (leg, i): CouponLeg => ({
        match: leg.matchId,
        selection: leg.selectionId,
        odds: odds[i] ?? 0,
        ...(leg.place && { place: leg.place }),
        ...(leg.relatesTo.length > 0 && { relatesTo: leg.relatesTo }),
      }),
    ),
    ...(combinations.length > 0 && { combinations }),
    ...(boost && { boost }),
  };
}
