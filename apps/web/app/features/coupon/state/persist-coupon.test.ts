import { beforeEach, describe, expect, it } from 'vitest';
import type { DeviceStore } from '../../../shell/storage/device-store.ts';
import { legFixture } from '../testing/leg-fixture.ts';
import { DEFAULT_SETTINGS, useCouponSettings } from './coupon-settings-store.ts';
import { EMPTY_COUPON, useCoupon } from './coupon-store.ts';
import { COUPON_STORAGE_KEY, persistCoupon, SETTINGS_KEY } from './persist-coupon.ts';

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
      coupon: { legs: [legFixture(1)], kind: 'single', systemSize: 0, stakeText: '7' },
      couponSettings: { priceMode: 'accept-higher' },
    });
    const stop = await persistCoupon(async () => store);
    expect(useCoupon.getState()).toMatchObject({ restored: true, stakeText: '7' });
    expect(useCouponSettings.getState().priceMode).toBe('accept-higher');
    useCoupon.getState().setStake('8');
    useCouponSettings.getState().change({ toleranceBasisPoints: 250 });
    expect(store.kept[COUPON_STORAGE_KEY]).toMatchObject({ stakeText: '8' });
    expect(store.kept[SETTINGS_KEY]).toMatchObject({ toleranceBasisPoints: 250 });
    stop();
    useCoupon.getState().setStake('9');
    expect(store.kept[COUPON_STORAGE_KEY]).toMatchObject({ stakeText: '8' });
  });

  it('works without a device that keeps anything', async () => {
    await persistCoupon(async () => {
      throw new Error('private mode');
    });
    expect(useCoupon.getState().restored).toBe(true);
  });

  it('an edited record cannot loosen the price rule', async () => {
    await persistCoupon(async () => device({ couponSettings: { priceMode: 'anything', toleranceBasisPoints: 9999 } }));
    expect(useCouponSettings.getState()).toMatchObject({ priceMode: 'refuse-any', toleranceBasisPoints: 0 });
  });
});
