import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { formatAmount, formatMoney, type MoneyStyle } from '@touchline/i18n/format-money';
import { formatDate, formatDateTime, formatDateTimeLong, formatDay, formatRelativeDay, formatTime } from '@touchline/i18n/format-time';
import { type Language, textDirection } from '@touchline/i18n/languages';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { usePreferences } from '../preferences/preferences-context.tsx';

/** Amounts and instants written in the page's language and the player's zone. Instants are epoch milliseconds. */
export interface Formats {
  /** Decimal text of the wire: "12.5" -> "12.50 €". */
  amount(text: string, currency: string, style?: MoneyStyle): string;
  money(minor: bigint, currency: string, style?: MoneyStyle): string;
  /** Decimals of the currency's minor unit. */
  scale(currency: string): number;
  time(at: number): string;
  /** "07.03 / 14:05" */
  dateTime(at: number): string;
  dateTimeLong(at: number): string;
  date(at: number): string;
  /** "Today", "Tomorrow", else "Sunday, 7 March": it opens the line that tells when. */
  day(at: number, now: number): string;
}

export const scaleOf = (currency: string): number => currencyByCode(currency)?.scale ?? 2;

const capitalised = (text: string, language: Language): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

export function useFormats(): Formats {
  const { language } = useTranslator();
  const { zone } = usePreferences();
  return useMemo(() => {
    // Inside a right-to-left sentence amounts and dates keep their own order: number first, then its unit; day first, then the hour.
    const isolate = (text: string): string => (textDirection(language) === 'rtl' ? `\u2066${text}\u2069` : text);
    return {
      amount: (text, currency, style) => isolate(formatAmount(language, text, currency, style)),
      money: (minor, currency, style) => isolate(formatMoney(language, minor, currency, style)),
      scale: scaleOf,
      time: (at) => formatTime(at, zone),
      dateTime: (at) => isolate(formatDateTime(at, zone)),
      dateTimeLong: (at) => isolate(formatDateTimeLong(at, zone)),
      date: (at) => isolate(formatDate(language, at, zone)),
      day: (at, now) => capitalised(formatRelativeDay(language, at, now, zone) ?? formatDay(language, at, zone), language),
    };
  }, [language, zone]);
}
