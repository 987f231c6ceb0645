import { ChipContent, chipClass } from '@touchline/ui/chip';
import { sportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';

export interface Category {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly to: string;
  readonly sport?: number;
}

/** Parts of a section beside each other; a chip is an address. */
export function CategoryChips({
  label,
  parts,
  current,
}: {
  readonly label: string;
  readonly parts: readonly Category[];
  readonly current: string | null;
}) {
  const t = useTranslator();
  return (
    <nav className="chips" aria-label={label}>
      {parts.map(({ key, name, count, to, sport }) => {
        const on = key === (current ?? '');
        return (
          <Link key={key} className={chipClass(on)} to={to} preventScrollReset prefetch="intent" aria-current={on ? 'true' : undefined}>
            <ChipContent {...(sport === undefined ? {} : { icon: sportIcon(sport) })} count={count}>
              {key === '' ? t('common.all') : name}
            </ChipContent>
          </Link>
        );
      })}
    </nav>
  );
}
