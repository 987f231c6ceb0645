import { PRICE_MODES, type PriceMode } from '@touchline/contract/words';
import { create } from 'zustand';

/** What is kept on the device under the name `couponSettings` (R086). */
export interface CouponSettings {
  readonly priceMode: PriceMode;
  /** Hundredths of a percent by which a price may fall and still be taken. */
  readonly toleranceBasisPoints: number;
  /** Keep the legs after the bet was taken. */
  readonly keepLegs: boolean;
}

export interface CouponSettingsStore extends CouponSettings {
  change(change: Partial<CouponSettings>): void;
}

/** The safest is the default: any change asks first (R119, checkCf 0). */
export const DEFAULT_SETTINGS: CouponSettings = { priceMode: 'refuse-any', toleranceBasisPoints: 0, keepLegs: false };

export const TOLERANCES = [0, 100, 250, 500, 1000] as const;

export const useCouponSettings = create<CouponSettingsStore>()((set) => ({ ...DEFAULT_SETTINGS, change: (change) => set(change) }));

/** Reads what the device kept; anything unknown becomes the default, so that an old or edited record cannot loosen the rule. */
export function readSettings(kept: unknown): CouponSettings {
  if (typeof kept !== 'object' || kept === null) return DEFAULT_SETTINGS;
  const record = kept as Record<string, unknown>;
  const mode = PRICE_MODES.find((one) => one === record.priceMode);
  const tolerance = TOLERANCES.find((step) => step === record.toleranceBasisPoints);
  return {
    priceMode: mode ?? DEFAULT_SETTINGS.priceMode,
    toleranceBasisPoints: tolerance ?? DEFAULT_SETTINGS.toleranceBasisPoints,
    keepLegs: record.keepLegs === true,
  };
}
