export type { CouponRequest } from '@touchline/contract/coupon/request';
