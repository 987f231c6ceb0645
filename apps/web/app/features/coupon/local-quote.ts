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

/** Undefined for an anti-express while nobody has said its margin. */
function shapeOf(draft: CouponDraft, stakeMinor: bigint, marginPermille: number | null): BetShape | undefined {
  const { lobby, blocks } = couponBlocks(draft);
  switch (draft.kind) {
    case 'single':
    case 'express':
    case 'chain':
      return { kind: draft.kind };
    case 'system':
      return { kind: 'system', size: draft.systemSize };
    case 'anti-express':
      return marginPermille === null ? undefined : { kind: 'anti-express', marginPermille };
    case 'multi':
      return { kind: 'multi-bet', lobby: lobby.length > 0 ? lobby : null, blocks, size: draft.systemSize };
    case 'conditional':
      return { kind: 'conditional', blocks, blockStakes: blocks.map(() => (stakeMinor > 0n ? stakeMinor : 'max')) };
  }
}

/**
 * Undefined where the coupon cannot be a bet (legs of one match, wrong sizes): the server says why. `marginPermille`: what the server's
 * latest quote says the house keeps of an anti-express; null while there is none.
 */
export function localQuote(
  draft: CouponDraft,
  stakeMinor: bigint,
  oddsOf: (leg: CouponLeg) => MilliOdds,
  marginPermille: number | null = null,
): LocalQuote | undefined {
  const shape = shapeOf(draft, stakeMinor, marginPermille);
  if (draft.legs.length === 0 || shape === undefined) return undefined;
  const priced = priceCoupon({
    stakeMinor,
    legs: draft.legs.map((leg) => ({ odds: oddsOf(leg), match: leg.matchId, selection: leg.selectionId })),
    shape,
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
