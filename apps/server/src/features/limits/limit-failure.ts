import type { LimitBound } from '@touchline/betting/limits/limit-bounds';
import type { LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { moneyWithCode } from '@touchline/catalogue/money-text';
import { Failure } from '#platform/http/failure';

type MoneyBound = Extract<LimitBound, { readonly left: bigint }>;

/** A bound as `limit_remaining` of the database tells it: `left` is text. */
export type StoredBound = Exclude<LimitBound, MoneyBound> | (Omit<MoneyBound, 'left'> & { readonly left: string });

export const readBound = (stored: StoredBound): LimitBound => ('left' in stored ? { ...stored, left: BigInt(stored.left) } : stored);

/** Words of the sentences for periods that roll. */
const ROLLING: Readonly<Partial<Record<LimitPeriod, string>>> = { day: 'rollingDay', week: 'rollingWeek', month: 'rollingMonth' };

/** The minute in the policy's own zone, the same in every language. */
const formatMinute = (at: number, zone: string): string =>
  `${new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)} (${zone})`;

/** The refusal that names the limit, what is left of it and when it starts over: `limit_exceeded`, `time_limit` or `reality_check`. */
export function limitFailure(bound: LimitBound): Failure {
  if (bound.kind === 'reality-check') return new Failure('reality_check');
  if (bound.kind === 'session') {
    const accepted = { until: formatMinute(bound.resetsAt, bound.zone) };
    return new Failure('time_limit', { args: accepted, accepted });
  }
  const { kind, period, left, currency, zone, resetsAt } = bound;
  const accepted = {
    limit: kind,
    period: resetsAt === null ? (ROLLING[period] ?? period) : period,
    max: moneyWithCode(left, currency),
    resets: resetsAt === null ? 'none' : formatMinute(resetsAt, zone),
  };
  return new Failure('limit_exceeded', { args: accepted, accepted });
}
