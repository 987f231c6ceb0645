import type { FailureCode } from '@touchline/contract/failure';
import type { Failure } from '#platform/http/failure';

/** The standard's words for what is refused. */
export type BookStatus = 'ERR_VAL' | 'ERR_IPB' | 'ERR_IS' | 'ERR_ATE' | 'ERR_GLE' | 'ERR_LOC' | 'ERR_GEN' | 'ERR_MAINTENANCE';

const HTTP: Readonly<Record<BookStatus, number>> = {
  ERR_VAL: 400,
  ERR_IPB: 400,
  ERR_IS: 401,
  ERR_ATE: 401,
  ERR_GLE: 403,
  ERR_LOC: 403,
  ERR_GEN: 500,
  ERR_MAINTENANCE: 503,
};

const STATUSES: Partial<Record<FailureCode, BookStatus>> = {
  invalid: 'ERR_VAL',
  too_large: 'ERR_VAL',
  not_found: 'ERR_VAL',
  amount_format: 'ERR_VAL',
  stake_too_low: 'ERR_VAL',
  stake_too_high: 'ERR_VAL',
  casino_options: 'ERR_VAL',
  casino_round_open: 'ERR_VAL',
  casino_round_unknown: 'ERR_VAL',
  casino_too_fast: 'ERR_VAL',
  insufficient_funds: 'ERR_IPB',
  token_not_authenticated: 'ERR_IS',
  session_expired: 'ERR_ATE',
  account_blocked: 'ERR_GLE',
  betting_blocked: 'ERR_GLE',
  self_excluded: 'ERR_GLE',
  identity_required_to_play: 'ERR_GLE',
  limit_exceeded: 'ERR_GLE',
  time_limit: 'ERR_GLE',
  reality_check: 'ERR_GLE',
  casino_closed: 'ERR_LOC',
  game_unavailable: 'ERR_MAINTENANCE',
  maintenance: 'ERR_MAINTENANCE',
};

/** The answer to a refusal: the standard's word, and what is wrong with which field. */
export interface BookRefusal {
  readonly http: number;
  /** After how many seconds it may be asked again; undefined where waiting changes nothing. */
  readonly waitSeconds: number | undefined;
  readonly body: { readonly error: BookStatus; readonly message: string };
}

/** The answer to a refusal; what has no word in the standard, and what was not expected (undefined), is its general error. */
export function refusalOf(failure: Failure | undefined): BookRefusal {
  const error = (failure && STATUSES[failure.code]) ?? 'ERR_GEN';
  const fields = Object.entries(failure?.detail.fields ?? {}).map(([field, [first = '']]) => `${field}: ${first}`);
  // The standard has no word for asking too often: HTTP has.
  const isTooOften = failure?.code === 'rate_limited';
  return {
    http: isTooOften ? 429 : HTTP[error],
    waitSeconds: isTooOften ? Number(failure?.detail.args?.seconds ?? 1) : undefined,
    body: { error, message: [failure?.code ?? 'unexpected', ...fields].join('; ') },
  };
}
