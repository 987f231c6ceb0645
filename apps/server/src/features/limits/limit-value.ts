import { isTimeLimit, type LimitKind, type LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { moneyText } from '@touchline/catalogue/money-text';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { parseMoney } from '@touchline/kernel/money';
import { Failure } from '#platform/http/failure';

/** A larger one limits nothing, and its sums could not be counted. */
const MAX_MINOR = 10n ** 15n;
/** A limit of all the minutes that there are limits nothing either. */
const MAX_MINUTES: Readonly<Partial<Record<LimitPeriod, bigint>>> = { day: 1_439n, week: 10_079n, month: 40_319n };
/** Values of a reality check, minutes. */
export const REALITY_MINUTES = [15, 30, 45, 60, 90, 120] as const;

/** The wire value in minor units of the currency or in minutes. Throws Failure naming the field. */
export function parseAmount(
  { kind, period, value }: { readonly kind: LimitKind; readonly period: LimitPeriod; readonly value: string },
  currency: string,
  maxRealityMinutes: number | null,
  field: string,
): bigint {
  const refuse = (...texts: string[]): Failure => new Failure('invalid', { fields: { [field]: texts } });
  if (kind === 'reality-check') {
    const choices = realityChoices(maxRealityMinutes);
    if (!choices.includes(Number(value))) throw refuse(`one of ${choices.join(', ')}`);
    return BigInt(value);
  }
  if (isTimeLimit(kind)) {
    const max = MAX_MINUTES[period] ?? 1n;
    if (!/^\d{1,6}$/.test(value) || BigInt(value) < 1n || BigInt(value) > max) throw refuse(`minutes from 1 to ${max}`);
    return BigInt(value);
  }
  const amount = parseMoney(value, currencyByCode(currency)?.scale ?? 2);
  if (!amount.ok) throw new Failure('amount_format', { fields: { [field]: ['amount_format'] } });
  if (amount.value < 1n || amount.value > MAX_MINOR) throw refuse('more than nothing');
  return amount.value;
}

/** The choices that the law leaves. */
export const realityChoices = (max: number | null): number[] => REALITY_MINUTES.filter((minutes) => max === null || minutes <= max);

/** As the wire says it: decimal text, or whole minutes. */
export const presentAmount = (kind: LimitKind, amount: bigint, currency: string): string =>
  isTimeLimit(kind) ? amount.toString() : moneyText(amount, currency);
