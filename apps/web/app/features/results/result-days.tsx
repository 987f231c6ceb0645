import { formatShortDay } from '@touchline/i18n/format-time';
import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';

interface ResultDaysProps {
  /** ISO dates, from today back. */
  readonly days: readonly string[];
  /** The one that is shown; null for a search through all. */
  readonly day: string | null;
  readonly addressOf: (day: string) => string;
}

/** The latest days to choose from, UTC's as the archive's are; the first two by their names. */
export function ResultDays({ days, day, addressOf }: ResultDaysProps) {
  const t = useTranslator();
  const names = [t('common.today'), t('common.yesterday')];
  return (
    <nav className="chips" aria-label={t('results.day')}>
      {days.map((one, index) => (
        <Link
          key={one}
          className={chipClass(one === day)}
          to={addressOf(one)}
          preventScrollReset
          aria-current={one === day ? 'true' : undefined}
        >
          {names[index] ?? formatShortDay(t.language, Date.parse(one), 'UTC', false)}
        </Link>
      ))}
    </nav>
  );
}
