import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceStore } from '../../device-store.ts';
import { DEFAULT_SETTINGS, useCouponSettings } from './coupon-settings-store.ts';
import { COUPON_KEY, keepCoupon, SETTINGS_KEY } from './coupon-storage.ts';
import { EMPTY_COUPON, useCoupon } from './coupon-store.ts';
import { testLeg } from './test-leg.ts';

const device = (kept: Record<string, unknown> = {}): DeviceStore & { readonly kept: Record<string, unknown> } => ({
  kept,
  getItem: async (key) => kept[key] ?? null,
  setItem: async (key, value) => {
    kept[key] = value;
  },
});

beforeEach(() => {
  useCoupon.setState({ ...EMPTY_COUPON, kindChosen: false, restored: false });
  useCouponSettings.setState(DEFAULT_SETTINGS);
});

describe('coupon on the device', () => {
  it('R086 restores coupon and settings and writes every change', async () => {
    const store = device({
      coupon: { legs: [testLeg(1)], kind: 'single', systemSize: 0, stakeText: '7' },
      couponSettings: { priceMode: 'accept-higher' },
    });
    const stop = await keepCoupon(async () => store);
    expect(useCoupon.getState()).toMatchObject({ restored: true, stakeText: '7' });
    expect(useCouponSettings.getState().priceMode).toBe('accept-higher');
    useCoupon.getState().writeStake('8');
    useCouponSettings.getState().change({ toleranceBasisPoints: 250 });
    expect(store.kept[COUPON_KEY]).toMatchObject({ stakeText: '8' });
    expect(store.kept[SETTINGS_KEY]).toMatchObject({ toleranceBasisPoints: 250 });
    stop();
    useCoupon.getState().writeStake('9');
    expect(store.kept[COUPON_KEY]).toMatchObject({ stakeText: '8' });
  });

  it('works without a device that keeps anything', async () => {
    await keepCoupon(async () => {
      throw new Error('private mode');
    });
    expect(useCoupon.getState().restored).toBe(true);
  });

  it('an edited record cannot loosen the price rule', async () => {
    await keepCoupon(async () => device({ couponSettings: { priceMode: 'anything', toleranceBasisPoints: 9999 } }));
    expect(useCouponSettings.getState()).toMatchObject({ priceMode: 'refuse-any', toleranceBasisPoints: 0 });
  });
});
