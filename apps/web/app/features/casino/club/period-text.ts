import type { CashbackKind } from '@touchline/contract/casino-club/enums';
import { formatDate } from '@touchline/i18n/format-time';
import { useTranslator } from '@touchline/ui/translator-context';

/** From a week's first day to its last one, and of a day the day alone. */
const LAST_DAY_MS = { vip: 6 * 86_400_000, premium: 0 } as const satisfies Readonly<Record<CashbackKind, number>>;

/** Writes the days of a period, which are the country's: the zone of the player's clock does not move them. */
export function usePeriodText(): (kind: CashbackKind, day: string) => string {
  const { language } = useTranslator();
  return (kind, day) => {
    const first = Date.parse(day);
    const last = first + LAST_DAY_MS[kind];
    return [...new Set([first, last])].map((at) => formatDate(language, at, 'UTC')).join(' – ');
  };
}
