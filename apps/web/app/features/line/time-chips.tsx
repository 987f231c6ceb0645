import { UPCOMING_GROUPS, type UpcomingGroup } from '@touchline/catalogue/timings';
import { ChipContent, chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useSearchParams } from 'react-router';

export interface TimeChipsProps {
  readonly current: UpcomingGroup | null;
  /** Matches per group; left out where they are not known. */
  readonly counts?: Readonly<Record<UpcomingGroup, number>>;
  /** Offers "any time" as well. */
  readonly any?: boolean;
}

/** R123: how soon a match starts. A chip is an address; it keeps what else the address says. */
export function TimeChips({ current, counts, any }: TimeChipsProps) {
  const t = useTranslator();
  const [search] = useSearchParams();
  const to = (group: UpcomingGroup | null) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (group === null) next.delete('within');
    else next.set('within', group);
    return `?${next}`;
  };
  return (
    <nav className="chips" aria-label={t('line.filter.time')}>
      {any ? (
        <Link className={chipClass(current === null)} to={to(null)} preventScrollReset aria-current={current === null ? 'true' : undefined}>
          {t('line.filter.any')}
        </Link>
      ) : null}
      {UPCOMING_GROUPS.map(({ key }) => (
        <Link
          key={key}
          className={chipClass(key === current)}
          to={to(key)}
          preventScrollReset
          aria-current={key === current ? 'true' : undefined}
        >
          <ChipContent {...(counts ? { count: counts[key] } : {})}>{t(`line.group.${key}`)}</ChipContent>
        </Link>
      ))}
    </nav>
  );
}
