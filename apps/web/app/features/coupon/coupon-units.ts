import { builderSport } from '@touchline/betting/builder/builder-models';
import { COMBINATION_MOST_SELECTIONS } from '@touchline/betting/builder/combination';
import type { CouponLeg } from './coupon-leg.ts';

/** Indexes of legs that count as one: a selection alone, or several of one match at one joint price (bet builder). */
export type Unit = readonly number[];

/** Units of a coupon in the order of their first legs. Selections of one match join where the bet builder can price them together. */
export function couponUnits(legs: readonly CouponLeg[]): readonly Unit[] {
  const units: { readonly match: number; readonly buildable: boolean; readonly indexes: number[] }[] = [];
  for (const [index, leg] of legs.entries()) {
    // Which of the sport's markets can be priced together is the server's to say: it refuses the others by name.
    const buildable = builderSport(leg.sport) !== undefined;
    const host = units.find(
      (unit) => buildable && unit.buildable && unit.match === leg.matchId && unit.indexes.length < COMBINATION_MOST_SELECTIONS,
    );
    if (host) host.indexes.push(index);
    else units.push({ match: leg.matchId, buildable, indexes: [index] });
  }
  return units.map((unit) => unit.indexes);
}

/** The units that are combinations, as the wire wants them. */
export const combinationsOf = (legs: readonly CouponLeg[]): readonly Unit[] => couponUnits(legs).filter((unit) => unit.length > 1);

/** A name for a combination that does not depend on where its legs stand. */
export const combinationKey = (legs: readonly CouponLeg[], unit: Unit): string =>
  unit
    .map((index) => `${legs[index]?.matchId}:${legs[index]?.selectionId}`)
    .toSorted()
    .join('+');

/** Two units of one match tell about one another and can be no part of the same bet; as singles they can. */
export function hasClash(legs: readonly CouponLeg[], units: readonly Unit[] = couponUnits(legs)): boolean {
  const matches = units.map((unit) => legs[unit[0] ?? 0]?.matchId);
  return new Set(matches).size < matches.length;
}
