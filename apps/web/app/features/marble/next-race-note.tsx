import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { marblePath } from '../../shell/paths.ts';
import type { UpcomingRace } from './upcoming-races.tsx';

interface NextRaceNoteProps {
  readonly courseSlug: string;
  readonly next: UpcomingRace;
  /** Whether the race of the page is over; one that runs takes no bets any more, which is said. */
  readonly ended: boolean;
}

/** The race on which the next bets can be placed. */
export function NextRaceNote({ courseSlug, next, ended }: NextRaceNoteProps) {
  const t = useTranslator();
  const { time } = useFormats();
  return (
    <div className="marble-next">
      <span>
        {ended ? '' : `${t('marble.closed')} `}
        {t('marble.next-at', { time: time(next.startsAt * 1000) })}
      </span>
      <Link className={buttonClass('brand', 'sm')} to={marblePath(t.language, courseSlug, next.id)}>
        {t('marble.to-next')}
      </Link>
    </div>
  );
}
