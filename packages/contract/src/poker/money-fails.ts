/** Refusals of a player who would pay at the poker tables, as of every stake. */
export const MONEY_FAILS = [
  'insufficient_funds',
  'account_blocked',
  'self_excluded',
  'betting_blocked',
  'identity_required_to_play',
  'limit_exceeded',
  'time_limit',
  'reality_check',
  'unavailable',
] as const;
