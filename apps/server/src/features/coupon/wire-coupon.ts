import type { WireCoupon } from '@touchline/contract/coupon/request';

/** A parsed coupon. */
export type CouponRequest = WireCoupon;
