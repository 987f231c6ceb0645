import { type EachWayShape, splitEachWay } from '../settlement/bet-multiplier.ts';
import { FULL_COVERS, findFullCover } from '../systems/full-cover.ts';
import type { BetStructure, LegGroup } from './bet.ts';
import { checkBuilderLegs } from './check-builder-legs.ts';
import { type Coupon, type CouponRules, collapseCoupon } from './coupon.ts';
import type { CouponRejection } from './coupon-rejection.ts';

/** The fewest blocks besides the lobby. */
export const MIN_MULTI_BET_GROUPS = 3;

/** Fewest legs by kind. A system of two would be a single or an accumulator. */
const MIN_LEGS: Readonly<Record<BetStructure['kind'], number>> = {
  single: 1,
  express: 2,
  system: 3,
  'full-cover': 3,
  chain: 2,
  multi: MIN_MULTI_BET_GROUPS,
  conditional: 2,
  'anti-express': 2,
  'each-way': 1,
};

function maxLegs(kind: BetStructure['kind'], rules: CouponRules): number {
  if (kind === 'single') return 1;
  if (kind === 'each-way') return rules.maxLegs;
  return kind === 'system' || kind === 'full-cover' || kind === 'multi' ? Math.min(rules.maxSystemLegs, rules.maxLegs) : rules.maxLegs;
}

/** The fewest and the most legs of a kind of bet. */
export const legsOf = (kind: BetStructure['kind'], rules: CouponRules): { readonly min: number; readonly max: number } => ({
  min: MIN_LEGS[kind],
  max: maxLegs(kind, rules),
});

/** Every leg must be in exactly one block. */
function checkGroups(blocks: readonly LegGroup[], legs: number): CouponRejection | undefined {
  const uses = new Array<number>(legs).fill(0);
  const unknown: number[] = [];
  for (const leg of blocks.flat()) {
    if (uses[leg] === undefined) unknown.push(leg);
    else uses[leg]++;
  }
  const wrong = [...unknown, ...uses.flatMap((n, leg) => (n === 1 ? [] : [leg]))];
  return wrong.length > 0 || blocks.some((b) => b.length === 0) ? { code: 'block-legs', legs: wrong } : undefined;
}

const checkSize = (size: number, of: number): CouponRejection | undefined =>
  Number.isInteger(size) && size >= 2 && size < of ? undefined : { code: 'system-size', size, sizes: [2, of - 1] };

function checkKind({ shape, legs }: Coupon): CouponRejection | undefined {
  switch (shape.kind) {
    case 'single':
    case 'express':
    case 'chain':
    case 'anti-express':
      return undefined;
    case 'system':
      return checkSize(shape.size, legs.length);
    case 'full-cover': {
      if (findFullCover(legs.length, shape.smallest)) return undefined;
      const legCounts = FULL_COVERS.filter((c) => c.smallest === shape.smallest).map((c) => c.legs);
      return { code: 'no-such-cover', count: legs.length, legCounts };
    }
    case 'multi': {
      const count = shape.blocks.length;
      if (count < MIN_MULTI_BET_GROUPS) return { code: 'too-few-blocks', count, min: MIN_MULTI_BET_GROUPS };
      const all = shape.lobby ? [shape.lobby, ...shape.blocks] : shape.blocks;
      return checkGroups(all, legs.length) ?? checkSize(shape.size, count);
    }
    case 'conditional': {
      if (shape.blocks.length < 2) return { code: 'too-few-blocks', count: shape.blocks.length, min: 2 };
      // The first block stakes the whole account, whatever is written for it.
      const block = shape.blocks.findIndex((_, i) => {
        const stake = shape.groupStakes[i];
        return i > 0 && (stake === undefined || (stake !== 'max' && stake <= 0n));
      });
      if (block > 0) return { code: 'block-stake', block };
      return checkGroups(shape.blocks, legs.length);
    }
    case 'each-way':
      return undefined;
  }
}

/** Both halves hold the same runners, the second with its place terms; each half is a bet of its own kind. */
function checkEachWay(coupon: Coupon, { half }: EachWayShape, rules: CouponRules): CouponRejection | undefined {
  const [win, place] = splitEachWay(coupon.legs);
  const wrong = place.flatMap((leg, i) => (leg.place && leg.match === win[i]?.match ? [] : [win.length + i]));
  if (wrong.length > 0 || win.length !== place.length || win.some((leg) => leg.place)) return { code: 'each-way-legs', legs: wrong };
  return checkShape({ stakeMinor: coupon.stakeMinor, legs: win, shape: half }, rules);
}

/** Counts (50 legs, 20 in systems and multi-bets: R120), system sizes, blocks and their stakes. */
export function checkShape(given: Coupon, rules: CouponRules): CouponRejection | undefined {
  const combination = checkBuilderLegs(given);
  if (combination) return combination;
  const coupon = collapseCoupon(given);
  if (coupon.shape.kind === 'each-way') return checkEachWay(coupon, coupon.shape, rules);
  const count = coupon.legs.length;
  if (count === 0) return { code: 'no-legs' };
  const min = MIN_LEGS[coupon.shape.kind];
  if (count < min) return { code: 'too-few-legs', count, min };
  const max = maxLegs(coupon.shape.kind, rules);
  return count > max ? { code: 'too-many-legs', count, max } : checkKind(coupon);
}
