import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import type { CouponDraft } from '../state/coupon-store.ts';
import { groupLegs } from '../state/leg-groups.ts';

/** A leg's or block's own amount, else the coupon's. */
const ownStakeOr = (text: string | undefined, common: bigint | null, scale: number): bigint | null =>
  text ? stakeMinor(text, scale) : common;

/** Stakes of the coupon's bets, in minor units, null where one is missing: one a leg for several singles, else one for the whole. */
export function stakesMinor({ kind, legs, stakeText }: CouponDraft, scale: number): readonly (bigint | null)[] {
  const common = stakeMinor(stakeText, scale);
  return kind === 'singles' ? legs.map((leg) => ownStakeOr(leg.stakeText, common, scale)) : [common];
}

/** The stake of each block of a conditional bet; 0 is all that the account holds by then. The first one stakes the whole in any case. */
export function groupStakesMinor({ kind, legs, stakeText, groupStakes }: CouponDraft, scale: number): readonly bigint[] {
  const common = stakeMinor(stakeText, scale);
  return groupLegs(kind, legs).blocks.map((_, block) => ownStakeOr(groupStakes[block], common, scale) ?? 0n);
}

/** The sum that leaves the balance when the coupon is placed; null while an amount is missing. */
export const totalStakeMinor = (draft: CouponDraft, scale: number): bigint | null =>
  stakesMinor(draft, scale).reduce<bigint | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0n);
