import { MAX_BUILDER_SELECTIONS } from '@touchline/betting/builder/builder-leg';
import { builderSport } from '@touchline/betting/builder/builder-models';
import type { CouponLeg } from './coupon-leg.ts';

/** Indexes of legs that count as one: a selection alone, or several of one match at one joint price (bet builder). */
export type CollapsedLeg = readonly number[];

/** Units of a coupon in the order of their first legs. Selections of one match join where the bet builder can price them together. */
export function collapseLegs(legs: readonly Pick<CouponLeg, 'sport' | 'matchId'>[]): readonly CollapsedLeg[] {
  const units: { readonly match: number; readonly buildable: boolean; readonly indexes: number[] }[] = [];
  for (const [index, leg] of legs.entries()) {
    // Which of the sport's markets can be priced together is the server's to say: it refuses the others by name.
    const buildable = builderSport(leg.sport) !== undefined;
    const host = units.find(
      (unit) => buildable && unit.buildable && unit.match === leg.matchId && unit.indexes.length < MAX_BUILDER_SELECTIONS,
    );
    if (host) host.indexes.push(index);
    else units.push({ match: leg.matchId, buildable, indexes: [index] });
  }
  return units.map((unit) => unit.indexes);
}

/** The units that are combinations, as the wire wants them. */
export const builderLegs = (legs: readonly CouponLeg[]): readonly CollapsedLeg[] => collapseLegs(legs).filter((unit) => unit.length > 1);

/** A name for a combination that does not depend on where its legs stand. */
export const builderLegKey = (legs: readonly CouponLeg[], unit: CollapsedLeg): string =>
  unit
    .map((index) => `${legs[index]?.matchId}:${legs[index]?.selectionId}`)
    .toSorted()
    .join('+');

/** Two units of one match tell about one another and can be no part of the same bet; as singles they can. */
export function hasConflict(legs: readonly CouponLeg[], units: readonly CollapsedLeg[] = collapseLegs(legs)): boolean {
  const matches = units.map((unit) => legs[unit[0] ?? 0]?.matchId);
  return new Set(matches).size < matches.length;
}
