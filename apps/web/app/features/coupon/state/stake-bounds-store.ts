import { create } from 'zustand';

/** The least and the most that the house takes on the coupon, minor units. */
export interface StakeBounds {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}

/** As the server said last: for what stands outside of the filled coupon. Null until it has said. */
export const useStakeBounds = create<{ readonly bounds: StakeBounds | null }>()(() => ({ bounds: null }));
