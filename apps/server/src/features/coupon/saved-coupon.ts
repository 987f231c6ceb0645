import { createHash } from 'node:crypto';
import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { customAlphabet, nanoid } from 'nanoid';
import type { CouponRequest } from './wire-coupon.ts';

/** R120: coupon history. */
export const KEPT_DAYS = CONFIG_DEFAULTS.couponHistoryDays;
export const expiresAt = (savedAt: Date): number => savedAt.getTime() + KEPT_DAYS * 86_400_000;

/** R119: shared state ids are 21 characters. */
export const newGuid = (): string => nanoid(21);
/** Without 0 O 1 I L 5 S 8 B 2 Z: read out, written down and typed again. */
export const newCode = customAlphabet('34679ACDEFGHJKMNPQRTUVWXY', 8);

/** The shared part: the selections and how they are played, without the sharer's language and currency. */
export const sharedPart = ({ language: _language, currency: _currency, ...coupon }: CouponRequest): string => JSON.stringify(coupon);

export const hashOf = (shared: string): string => createHash('sha256').update(shared).digest('base64url');
