import { currencyByCode } from '@touchline/catalogue/currencies';
import type { LimitKind, LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { formatMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/failure';

/** A limit that something would break, as `limit_bounds` of the database tells it: amounts are minor units as text. */
export type LimitBound =
  | { readonly kind: 'barred'; readonly code: 'account_blocked' | 'self_excluded' | 'betting_blocked' }
  | { readonly kind: 'reality-check' }
  | { readonly kind: 'session'; readonly zone: string; readonly resetsAt: number }
  | {
      readonly kind: Exclude<LimitKind, 'session' | 'reality-check'>;
      readonly period: LimitPeriod;
      readonly left: string;
      readonly currency: string;
      readonly zone: string;
      /** Epoch ms; null where the period rolls, or there is none. */
      readonly resetsAt: number | null;
    };

/** Words of the sentences for periods that roll. */
const ROLLING: Readonly<Partial<Record<LimitPeriod, string>>> = { day: 'rollingDay', week: 'rollingWeek', month: 'rollingMonth' };

/** The minute in the policy's own zone, the same in every language. */
const minuteOf = (at: number, zone: string): string =>
  `${new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)} (${zone})`;

/** The refusal that names the limit, what is left of it and when it begins anew: `limit_exceeded`, `time_limit` or `reality_check`; the bar of one who may not play. */
export function limitFailure(bound: LimitBound): Failure {
  if (bound.kind === 'barred') return new Failure(bound.code);
  if (bound.kind === 'reality-check') return new Failure('reality_check');
  if (bound.kind === 'session') {
    const accepted = { until: minuteOf(bound.resetsAt, bound.zone) };
    return new Failure('time_limit', { args: accepted, accepted });
  }
  const { kind, period, left, currency, zone, resetsAt } = bound;
  const accepted = {
    limit: kind,
    period: resetsAt === null ? (ROLLING[period] ?? period) : period,
    max: `${formatMoney(BigInt(left), currencyByCode(currency)?.scale ?? 2)} ${currency}`,
    resets: resetsAt === null ? 'none' : minuteOf(resetsAt, zone),
  };
  return new Failure('limit_exceeded', { args: accepted, accepted });
}
