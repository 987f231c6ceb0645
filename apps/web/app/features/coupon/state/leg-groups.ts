import type { CouponKind } from './bet-kinds.ts';
import { collapseLegs } from './collapse-legs.ts';
import type { CouponLeg } from './coupon-leg.ts';

export interface LegGroups {
  /** Units of the lobby. */
  readonly lobby: readonly number[];
  /** Units of each other block, in their order. */
  readonly blocks: readonly (readonly number[])[];
}

/**
 * How the units hang together: the lobby of a multi-bet is one block; a leg that is joined stands in the block before it; every other unit
 * is a block of its own. Numbers are places among the legs that `collapseLegs` gives, as shapes count them.
 */
export function groupLegs(kind: CouponKind, legs: readonly CouponLeg[]): LegGroups {
  const joins = kind === 'multi' || kind === 'conditional';
  const lobby: number[] = [];
  const blocks: number[][] = [];
  for (const [unit, indexes] of collapseLegs(legs).entries()) {
    const leg = legs[indexes[0] ?? 0];
    const before = blocks.at(-1);
    if (kind === 'multi' && leg?.lobby === true) lobby.push(unit);
    else if (joins && leg?.joined === true && before) before.push(unit);
    else blocks.push([unit]);
  }
  return { lobby, blocks };
}
