import { FULL_COVERS, type FullCoverKey, findFullCover } from '@touchline/betting/systems/full-cover';
import { sportById } from '@touchline/catalogue/sport/sports';
import { BET_KINDS, type BetKind } from '@touchline/contract/bets/enums';
import { collapseLegs, hasConflict } from './collapse-legs.ts';
import type { CouponLeg } from './coupon-leg.ts';

/** Kinds that a coupon can be placed as: one bet of a kind, or each selection as a single of its own. */
export type CouponKind = BetKind | 'singles';
export const COUPON_KINDS: readonly CouponKind[] = [...BET_KINDS, 'singles'];

/** R120: most selections of a system, and most singles at once. */
export const MAX_SYSTEM_LEGS = 20;
/** A multi-bet needs a lobby and three other blocks. */
const MIN_MULTI_UNITS = 4;

/** Sports whose runners are bet on to win or to be placed. */
function isRace(leg: CouponLeg): boolean {
  const { family, slug } = sportById(leg.sport);
  return family === 'racing' || slug.endsWith('-racing');
}

/** Kinds that these legs can be played as, in the order in which they are offered; the first is the one that is meant without a choice. */
export function availableBetKinds(legs: readonly CouponLeg[]): readonly CouponKind[] {
  const units = collapseLegs(legs);
  const many = legs.length <= MAX_SYSTEM_LEGS;
  const eachWay: readonly CouponKind[] = legs.length > 0 && many && units.length === legs.length && legs.every(isRace) ? ['each-way'] : [];
  const singles: readonly CouponKind[] = legs.length > 1 && many ? ['singles'] : [];
  if (units.length < 2) return ['single', ...singles, ...eachWay];
  if (hasConflict(legs, units)) return [...singles, 'express'];
  const combined = units.length <= MAX_SYSTEM_LEGS;
  return [
    'express',
    ...singles,
    ...(units.length >= 3 && combined ? (['system'] as const) : []),
    ...(fullCoversFor(legs).length > 0 ? (['full-cover'] as const) : []),
    'chain',
    'anti-express',
    'conditional',
    ...(units.length >= MIN_MULTI_UNITS && combined ? (['multi'] as const) : []),
    ...eachWay,
  ];
}

/** The full covers that have a name for so many selections; a combination of the builder keeps them from being one. */
export const fullCoversFor = (legs: readonly CouponLeg[]): readonly (typeof FULL_COVERS)[number][] =>
  collapseLegs(legs).length === legs.length ? FULL_COVERS.filter((cover) => cover.legs === legs.length) : [];

/** The cover as it was chosen where it still suits the legs, else the one without singles, else the one with. */
export function resolveCover(kind: CouponKind, legs: readonly CouponLeg[], cover: FullCoverKey | null): FullCoverKey | null {
  if (kind !== 'full-cover' && !(kind === 'each-way' && cover !== null)) return null;
  const possible = fullCoversFor(legs);
  if (possible.some(({ key }) => key === cover)) return cover;
  return kind === 'full-cover' ? ((findFullCover(legs.length, 2) ?? possible[0])?.key ?? null) : null;
}
