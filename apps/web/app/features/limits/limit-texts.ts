import type { LimitKind, LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';
import type { LimitView } from '@touchline/contract/limits/calls';
import type { Translator } from '@touchline/i18n/translator';
import type { Formats } from '../../shell/formats/use-formats.ts';

const isTime = (kind: LimitKind): boolean => kind === 'session' || kind === 'reality-check';

/** A limit's value in words: money with its currency, time in minutes, a reality check as how often. */
export function valueText(t: Translator, { amount }: Pick<Formats, 'amount'>, kind: LimitKind, value: string, currency: string): string {
  if (!isTime(kind)) return amount(value, currency);
  return t(kind === 'reality-check' ? 'limits.every' : 'limits.minutes', { n: Number(value) });
}

export const periodText = (t: Translator, period: LimitPeriod): string => t(`limits.period.${period}`);

/** When the counting starts over, or what it looks back on; undefined where nothing is counted. */
export function resetText(
  t: Translator,
  { dateTime }: Pick<Formats, 'dateTime'>,
  { period, used, resetsAt }: LimitView,
): string | undefined {
  if (used === null) return undefined;
  if (resetsAt !== null) return t('limits.resets', { at: dateTime(resetsAt) });
  return period === 'day' || period === 'week' || period === 'month' ? t(`limits.rolls.${period}`) : undefined;
}

/** Hours as a person counts them: days from two on. */
export const hoursText = (t: Translator, hours: number): string =>
  hours >= 48 && hours % 24 === 0 ? t('limits.break.days', { n: hours / 24 }) : t('limits.break.hours', { n: hours });

/** Months as a person counts them; 0 is for good. */
export function monthsText(t: Translator, months: number): string {
  if (months === 0) return t('limits.exclude.for-good');
  return months >= 12 && months % 12 === 0 ? t('limits.exclude.years', { n: months / 12 }) : t('limits.exclude.months', { n: months });
}
