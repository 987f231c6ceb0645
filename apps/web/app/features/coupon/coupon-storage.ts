import { readDraft } from './coupon-draft.ts';
import { readSettings, useCouponSettings } from './coupon-settings-store.ts';
import { useCoupon } from './coupon-store.ts';

/** R128: the store's own name, table, version and size. */
export const DEVICE_STORE = { name: 'localforage', storeName: 'keyvaluepairs', version: 1, size: 4_980_736 } as const;
export const COUPON_KEY = 'coupon';
export const SETTINGS_KEY = 'couponSettings';

/** The three operations of localforage that are used, so that tests can give a Map. */
export interface DeviceStore {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<unknown>;
}

async function openDeviceStore(): Promise<DeviceStore> {
  const { default: localforage } = await import('localforage');
  return localforage.createInstance({ ...DEVICE_STORE });
}

/**
 * Restores coupon and settings from the device and keeps them there from now on. A device that keeps nothing (private mode) leaves
 * an empty coupon that works until the page is closed. A leg picked before the record was read wins over the record.
 * Answers the function that stops keeping.
 */
export async function keepCoupon(open: () => Promise<DeviceStore> = openDeviceStore): Promise<() => void> {
  let store: DeviceStore | undefined;
  try {
    store = await open();
    const [coupon, settings] = await Promise.all([store.getItem(COUPON_KEY), store.getItem(SETTINGS_KEY)]);
    useCouponSettings.setState(readSettings(settings));
    if (useCoupon.getState().legs.length === 0) useCoupon.getState().replace(readDraft(coupon));
  } catch {
    store = undefined;
  }
  useCoupon.setState({ restored: true });
  if (store === undefined) return () => undefined;
  const kept = store;
  const write = (key: string, value: unknown): void => {
    kept.setItem(key, value).catch(() => undefined);
  };
  const stops = [
    useCoupon.subscribe(({ legs, kind, systemSize, stakeText }, before) => {
      if (legs !== before.legs || kind !== before.kind || systemSize !== before.systemSize || stakeText !== before.stakeText)
        write(COUPON_KEY, { legs, kind, systemSize, stakeText });
    }),
    useCouponSettings.subscribe(({ priceMode, toleranceBasisPoints, keepLegs }) =>
      write(SETTINGS_KEY, { priceMode, toleranceBasisPoints, keepLegs }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
