import { ChipContent, chipClass } from '@touchline/ui/chip';
import { sportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';

export interface SportChip {
  readonly id: number;
  readonly name: string;
  readonly count: number;
  readonly to: string;
}

/** Sports to choose from, beside each other; a chip is an address. */
export function SportChips({
  all,
  sports,
  current,
}: {
  readonly all: SportChip | null;
  readonly sports: readonly SportChip[];
  readonly current: number | null;
}) {
  const t = useTranslator();
  return (
    <nav className="chips" aria-label={t('nav.all-sports')}>
      {all ? (
        <Link className={chipClass(current === null)} to={all.to} preventScrollReset aria-current={current === null ? 'true' : undefined}>
          <ChipContent icon="menu" count={all.count}>
            {all.name}
          </ChipContent>
        </Link>
      ) : null}
      {sports.map((sport) => (
        <Link
          key={sport.id}
          className={chipClass(sport.id === current)}
          to={sport.to}
          preventScrollReset
          prefetch="intent"
          aria-current={sport.id === current ? 'true' : undefined}
        >
          <ChipContent icon={sportIcon(sport.id)} count={sport.count}>
            {sport.name}
          </ChipContent>
        </Link>
      ))}
    </nav>
  );
}
