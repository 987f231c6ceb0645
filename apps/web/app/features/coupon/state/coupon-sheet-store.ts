import { create } from 'zustand';

/** Whether the coupon's sheet is up on narrow screens. Wide ones show the coupon always. */
export const useCouponSheet = create<{ readonly open: boolean; show(): void; hide(): void }>()((set) => ({
  open: false,
  show: () => set({ open: true }),
  hide: () => set({ open: false }),
}));
