import { formatAmount } from '@touchline/i18n/format-money';
import { formatDateTimeLong } from '@touchline/i18n/format-time';
import { textDirection } from '@touchline/i18n/languages';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Amounts (decimal text of the wire) and instants (epoch ms) in the console's language and the device's zone. */
export function useFormats() {
  const { language } = useTranslator();
  return useMemo(() => {
    const isolate = (text: string): string => (textDirection(language) === 'rtl' ? `\u2066${text}\u2069` : text);
    return {
      money: (amount: string, currency: string) => isolate(formatAmount(language, amount, currency)),
      at: (instant: number | null) => (instant === null ? '–' : isolate(formatDateTimeLong(instant, ZONE))),
      /** Thousandths: 1.85. */
      odds: (thousandths: number) => (thousandths / 1000).toFixed(2),
    };
  }, [language]);
}
