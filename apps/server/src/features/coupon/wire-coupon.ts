import type { WireCoupon } from '@touchline/contract/coupon-shapes';
import type { z } from 'zod';

/** A parsed coupon. */
export type CouponRequest = z.output<typeof WireCoupon>;
