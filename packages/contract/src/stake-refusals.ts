import type { FailureCode } from './failure.ts';

/** Refusals of a player who may not stake now, whatever the stake is for and whatever pays it. */
export const STAKE_REFUSALS = [
  'account_blocked',
  'self_excluded',
  'betting_blocked',
  'identity_required_to_play',
  'limit_exceeded',
  'time_limit',
  'reality_check',
] as const satisfies readonly FailureCode[];

/** Refusals of a stake that the player's balance pays at once. */
export const PAID_STAKE_REFUSALS = ['insufficient_funds', ...STAKE_REFUSALS, 'unavailable'] as const satisfies readonly FailureCode[];
