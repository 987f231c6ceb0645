import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';

interface ResultDaysProps {
  /** ISO dates, from today back. */
  readonly days: readonly string[];
  /** The one that is shown; null for a search through all. */
  readonly day: string | null;
  readonly addressOf: (day: string) => string;
}

/** The latest days to choose from; the first two by their names. */
export function ResultDays({ days, day, addressOf }: ResultDaysProps) {
  const t = useTranslator();
  const { date } = useFormats();
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
          {names[index] ?? date(Date.parse(`${one}T12:00:00Z`))}
        </Link>
      ))}
    </nav>
  );
}
