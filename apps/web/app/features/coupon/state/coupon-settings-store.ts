import { ODDS_CHANGE_POLICIES, type OddsChangePolicy } from '@touchline/contract/bets/enums';
import { create } from 'zustand';

/** Settings kept on the device under the name `couponSettings` (R086). */
export interface CouponSettings {
  readonly priceMode: OddsChangePolicy;
  /** Hundredths of a percent by which a price may fall and still be taken. */
  readonly toleranceBasisPoints: number;
  /** Keep the legs after the bet was taken. */
  readonly keepLegs: boolean;
  /** The stake of one press on a price in one-click mode, decimal text; empty where none was chosen. */
  readonly oneClickStake: string;
  /** The place of the coupon that floats on wide screens, in pixels from the window's start and top; null: in its column. */
  readonly detached: Position | null;
}

export interface Position {
  readonly x: number;
  readonly y: number;
}

interface CouponSettingsStore extends CouponSettings {
  /** One press on a price places a bet. Never kept on the device: it has to be switched on each time. */
  readonly oneClick: boolean;
  switchOneClick(on: boolean): void;
  change(change: Partial<CouponSettings>): void;
}

/** The safest is the default: any change asks first (R119, checkCf 0). */
export const DEFAULT_SETTINGS: CouponSettings = {
  priceMode: 'refuse-any',
  toleranceBasisPoints: 0,
  keepLegs: false,
  oneClickStake: '',
  detached: null,
};

export const TOLERANCES = [0, 100, 250, 500, 1000] as const;

export const useCouponSettings = create<CouponSettingsStore>()((set) => ({
  ...DEFAULT_SETTINGS,
  oneClick: false,
  switchOneClick: (oneClick) => set({ oneClick }),
  change: (change) => set(change),
}));

/** The kept part of the store. */
export const settingsOf = ({ priceMode, toleranceBasisPoints, keepLegs, oneClickStake, detached }: CouponSettings): CouponSettings => ({
  priceMode,
  toleranceBasisPoints,
  keepLegs,
  oneClickStake,
  detached,
});

const isPixel = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 20_000;

function parsePosition(kept: unknown): Position | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { x, y } = kept as Readonly<Record<string, unknown>>;
  return isPixel(x) && isPixel(y) ? { x, y } : null;
}

/** Reads what the device kept; anything unknown becomes the default, so that an old or edited record cannot loosen the rule. */
export function parseSettings(kept: unknown): CouponSettings {
  if (typeof kept !== 'object' || kept === null) return DEFAULT_SETTINGS;
  const record = kept as Record<string, unknown>;
  const mode = ODDS_CHANGE_POLICIES.find((one) => one === record.priceMode);
  const tolerance = TOLERANCES.find((step) => step === record.toleranceBasisPoints);
  return {
    priceMode: mode ?? DEFAULT_SETTINGS.priceMode,
    toleranceBasisPoints: tolerance ?? DEFAULT_SETTINGS.toleranceBasisPoints,
    keepLegs: record.keepLegs === true,
    oneClickStake:
      typeof record.oneClickStake === 'string' && /^\d{0,9}(\.\d{1,8})?$/.test(record.oneClickStake) ? record.oneClickStake : '',
    detached: parsePosition(record.detached),
  };
}
