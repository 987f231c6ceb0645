import { type DeviceStore, openDeviceStore } from '../../../shell/storage/device-store.ts';
import { parseSettings, settingsOf, useCouponSettings } from './coupon-settings-store.ts';
import { type CouponDraft, pickDraft, useCoupon } from './coupon-store.ts';
import { parseDraft } from './parse-draft.ts';

export const COUPON_STORAGE_KEY = 'coupon';
export const SETTINGS_KEY = 'couponSettings';

const DRAFT_KEYS = [
  'legs',
  'kind',
  'systemSize',
  'stakeText',
  'cover',
  'groupStakes',
  'voidPolicy',
  'acceptedBuilderOdds',
] as const satisfies readonly (keyof CouponDraft)[];

/**
 * Restores coupon and settings from the device and keeps them there from now on. A device that keeps nothing (private mode) leaves
 * an empty coupon that works until the page is closed. A leg picked before the record was read wins over the record.
 * Answers the function that stops keeping.
 */
export async function persistCoupon(open: () => Promise<DeviceStore> = openDeviceStore): Promise<() => void> {
  let store: DeviceStore | undefined;
  try {
    store = await open();
    const [coupon, settings] = await Promise.all([store.getItem(COUPON_STORAGE_KEY), store.getItem(SETTINGS_KEY)]);
    useCouponSettings.setState(parseSettings(settings));
    if (useCoupon.getState().legs.length === 0) useCoupon.getState().replace(parseDraft(coupon));
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
    useCoupon.subscribe((coupon, before) => {
      if (DRAFT_KEYS.some((part) => coupon[part] !== before[part])) write(COUPON_STORAGE_KEY, pickDraft(coupon));
    }),
    useCouponSettings.subscribe((settings) => write(SETTINGS_KEY, settingsOf(settings))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
