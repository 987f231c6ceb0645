import { z } from 'zod';

/** Every way in which a call can be refused, with its status. The sentence is `error.<code>` of the dictionaries. */
export const FAILURES = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  captcha_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  unavailable: 503,
  // session and registration
  wrong_credentials: 401,
  session_expired: 401,
  token_not_authenticated: 403,
  account_blocked: 403,
  login_taken: 409,
  under_age: 400,
  terms_not_accepted: 400,
  country_not_served: 403,
  // money
  amount_format: 400,
  amount_too_low: 400,
  amount_too_high: 400,
  insufficient_funds: 409,
  limit_exceeded: 409,
  self_excluded: 403,
  payment_method_unknown: 404,
  payment_state: 409,
  favorites_full: 409,
  // coupon and bets
  coupon_empty: 400,
  coupon_too_long: 400,
  coupon_kind: 400,
  coupon_system_size: 400,
  legs_same_match: 409,
  legs_related: 409,
  match_unknown: 404,
  match_started: 409,
  match_closed: 409,
  market_suspended: 409,
  market_closed: 409,
  selection_unknown: 404,
  price_changed: 409,
  price_too_old: 409,
  stake_too_low: 409,
  stake_too_high: 409,
  payout_too_high: 409,
  live_delay_refused: 409,
  feed_down: 503,
  bet_guid_reused: 409,
  bet_unknown: 404,
  coupon_unknown: 404,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof FAILURES;

/**
 * The failure body of every call: readable by the error catalogue's order (errors[0].detail, then message).
 * `validation_errors` maps a field's path to sentences; `accepted` says what would be accepted instead, `leg` which leg it is about.
 */
export const FailureBody = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.array(
    z.object({
      code: z.string(),
      status: z.string(),
      title: z.string(),
      detail: z.string(),
      leg: z.number().int().optional(),
      accepted: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  validation_errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type FailureBody = z.infer<typeof FailureBody>;
