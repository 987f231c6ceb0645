import type { FailureCode } from '@touchline/contract/failure';

/** The kind of question asked, as far as refusals differ by it. */
export type Hub88Act = 'check' | 'info' | 'balance' | 'bet' | 'win' | 'rollback';

export type Hub88Status = 'RS_OK' | `RS_ERROR_${string}`;

const STATUSES: Partial<Record<FailureCode, Hub88Status>> = {
  forbidden: 'RS_ERROR_INVALID_SIGNATURE',
  invalid: 'RS_ERROR_WRONG_SYNTAX',
  amount_format: 'RS_ERROR_WRONG_TYPES',
  token_not_authenticated: 'RS_ERROR_INVALID_TOKEN',
  session_expired: 'RS_ERROR_TOKEN_EXPIRED',
  currency_wrong: 'RS_ERROR_WRONG_CURRENCY',
  game_unknown: 'RS_ERROR_INVALID_GAME',
  game_unavailable: 'RS_ERROR_INVALID_GAME',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  account_blocked: 'RS_ERROR_USER_DISABLED',
  betting_blocked: 'RS_ERROR_USER_DISABLED',
  self_excluded: 'RS_ERROR_USER_DISABLED',
  limit_exceeded: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  time_limit: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  reality_check: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  amount_too_high: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  free_rounds_over: 'RS_ERROR_BET_LIMIT_EXCEEDED',
  transaction_reused: 'RS_ERROR_DUPLICATE_TRANSACTION',
  transaction_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  round_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  transaction_cancelled: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // Words that end the retries: nothing of this round or under this name is ever taken.
  rollback_refused: 'RS_ERROR_DUPLICATE_TRANSACTION',
  round_closed: 'RS_ERROR_DUPLICATE_TRANSACTION',
};

/**
 * The dialect's word for a refusal. A bet that was taken back before it came is told as a duplicate: of the two words only that one is among those by
 * which a provider gives a bet up without taking it back once more. A refusal that has no word is one that is tried again.
 */
export function hub88StatusOf(code: FailureCode, act: Hub88Act): Hub88Status {
  if (code === 'transaction_cancelled' && act === 'bet') return 'RS_ERROR_DUPLICATE_TRANSACTION';
  return STATUSES[code] ?? 'RS_ERROR_UNKNOWN';
}
