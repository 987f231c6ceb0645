import { couponBlocks } from './coupon-blocks.ts';
import type { CouponDraft } from './coupon-store.ts';
import { stakeMinor } from './stake-text.ts';

/** A leg's or block's own amount, else the coupon's. */
const ownOr = (text: string | undefined, common: bigint | null, scale: number): bigint | null => (text ? stakeMinor(text, scale) : common);

/** What the coupon's bets stake, in minor units, null where it is missing: one a leg for several singles, else one for the whole. */
export function stakesOf({ kind, legs, stakeText }: CouponDraft, scale: number): readonly (bigint | null)[] {
  const common = stakeMinor(stakeText, scale);
  return kind === 'singles' ? legs.map((leg) => ownOr(leg.stakeText, common, scale)) : [common];
}

/** What each block of a conditional bet stakes; 0 is all that the account holds by then. The first one stakes the whole in any case. */
export function blockStakesOf({ kind, legs, stakeText, blockStakes }: CouponDraft, scale: number): readonly bigint[] {
  const common = stakeMinor(stakeText, scale);
  return couponBlocks(kind, legs).blocks.map((_, block) => ownOr(blockStakes[block], common, scale) ?? 0n);
}

/** What leaves the balance when the coupon is placed; null while an amount is missing. */
export const stakeToPay = (draft: CouponDraft, scale: number): bigint | null =>
  stakesOf(draft, scale).reduce<bigint | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0n);
