import type { BetShape } from '@touchline/betting/coupon/bet';
import { priceCoupon } from '@touchline/betting/coupon/price-coupon';
import type { MilliOdds } from '@touchline/kernel/odds';
import type { CouponLeg } from './coupon-leg.ts';
import type { CouponDraft } from './coupon-store.ts';
import { couponBlocks } from './coupon-wire.ts';

/** What the coupon shows before the server has answered, by the very functions that the server prices and settles with. Before tax. */
export interface LocalQuote {
  readonly lines: number;
  readonly lineStakeMinor: bigint;
  /** Thousandths. */
  readonly totalOdds: bigint;
  readonly leastReturnMinor: bigint;
  readonly greatestReturnMinor: bigint;
}

/** Share of an anti-express that the house keeps; the server's quote, which comes a moment later, has the last word. */
const ANTI_EXPRESS_MARGIN_PERMILLE = 50;

function shapeOf(draft: CouponDraft, stakeMinor: bigint): BetShape {
  const { lobby, blocks } = couponBlocks(draft);
  switch (draft.kind) {
    case 'single':
    case 'express':
    case 'chain':
      return { kind: draft.kind };
    case 'system':
      return { kind: 'system', size: draft.systemSize };
    case 'anti-express':
      return { kind: 'anti-express', marginPermille: ANTI_EXPRESS_MARGIN_PERMILLE };
    case 'multi':
      return { kind: 'multi-bet', lobby: lobby.length > 0 ? lobby : null, blocks, size: draft.systemSize };
    case 'conditional':
      return { kind: 'conditional', blocks, blockStakes: blocks.map(() => (stakeMinor > 0n ? stakeMinor : 'max')) };
  }
}

/** Undefined where the coupon cannot be a bet (legs of one match, wrong sizes): the server says why. */
export function localQuote(draft: CouponDraft, stakeMinor: bigint, oddsOf: (leg: CouponLeg) => MilliOdds): LocalQuote | undefined {
  if (draft.legs.length === 0) return undefined;
  const priced = priceCoupon({
    stakeMinor,
    legs: draft.legs.map((leg) => ({ odds: oddsOf(leg), match: leg.matchId, selection: leg.selectionId })),
    shape: shapeOf(draft, stakeMinor),
  });
  if (!priced.ok) return undefined;
  const { explanation, totalOddsMilli, leastReturnMinor, greatestReturnMinor } = priced.value;
  return {
    lines: explanation.lines,
    lineStakeMinor: explanation.lineStakeMinor,
    totalOdds: totalOddsMilli,
    leastReturnMinor,
    greatestReturnMinor,
  };
}
