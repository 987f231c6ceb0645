import { create } from 'zustand';
import type { CouponLeg } from './coupon-leg.ts';

/** A price that was pressed in one-click mode, on its way to the panel that places it. */
export const useOneClickQueue = create<{ readonly leg: CouponLeg | null; ask(leg: CouponLeg): void; taken(): void }>()((set) => ({
  leg: null,
  ask: (leg) => set({ leg }),
  taken: () => set({ leg: null }),
}));
