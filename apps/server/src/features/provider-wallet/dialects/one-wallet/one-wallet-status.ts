import type { FailureCode } from '@touchline/contract/failure';

export type OneWalletAct = 'check' | 'balance' | 'debit' | 'credit' | 'cancel' | 'promo_payout';

/** Each status with the HTTP status that carries it. */
export const ONE_WALLET_STATUSES = {
  OK: 200,
  TEMPORARY_ERROR: 200,
  UNKNOWN_ERROR: 200,
  INVALID_TOKEN_ID: 401,
  INVALID_SID: 200,
  INVALID_PARAMETER: 200,
  ACCOUNT_LOCKED: 200,
  INSUFFICIENT_FUNDS: 200,
  BET_ALREADY_EXIST: 200,
  BET_ALREADY_SETTLED: 200,
  BET_DOES_NOT_EXIST: 200,
  FINAL_ERROR_ACTION_FAILED: 200,
} as const;
export type OneWalletStatus = keyof typeof ONE_WALLET_STATUSES;

const STATUSES: Partial<Record<FailureCode, OneWalletStatus>> = {
  forbidden: 'INVALID_TOKEN_ID',
  invalid: 'INVALID_PARAMETER',
  amount_format: 'INVALID_PARAMETER',
  currency_wrong: 'INVALID_PARAMETER',
  game_unknown: 'INVALID_PARAMETER',
  token_not_authenticated: 'INVALID_SID',
  session_expired: 'INVALID_SID',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  account_blocked: 'ACCOUNT_LOCKED',
  betting_blocked: 'ACCOUNT_LOCKED',
  self_excluded: 'ACCOUNT_LOCKED',
  game_unavailable: 'FINAL_ERROR_ACTION_FAILED',
  limit_exceeded: 'FINAL_ERROR_ACTION_FAILED',
  time_limit: 'FINAL_ERROR_ACTION_FAILED',
  reality_check: 'FINAL_ERROR_ACTION_FAILED',
  amount_too_high: 'FINAL_ERROR_ACTION_FAILED',
  transaction_unknown: 'BET_DOES_NOT_EXIST',
  round_unknown: 'BET_DOES_NOT_EXIST',
  rollback_refused: 'BET_DOES_NOT_EXIST',
  transaction_cancelled: 'BET_ALREADY_SETTLED',
  round_closed: 'BET_ALREADY_SETTLED',
};

/** The dialect's code for a refusal; a refusal without a code makes the provider retry. */
export function oneWalletStatusOf(code: FailureCode, act: OneWalletAct): OneWalletStatus {
  if (code === 'transaction_reused') return act === 'debit' ? 'BET_ALREADY_EXIST' : 'BET_ALREADY_SETTLED';
  return STATUSES[code] ?? 'TEMPORARY_ERROR';
}
