import { ChipFace, chipClass } from '@touchline/ui/chip';
import { sportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';

export interface Part {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly to: string;
  readonly sport?: number;
}

/** Parts of a section beside each other; a chip is an address. */
export function PartChips({
  label,
  parts,
  current,
}: {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly current: string | null;
}) {
  const t = useTexts();
  return (
    <nav className="chips" aria-label={label}>
      {parts.map(({ key, name, count, to, sport }) => {
        const on = key === (current ?? '');
        return (
          <Link key={key} className={chipClass(on)} to={to} preventScrollReset prefetch="intent" aria-current={on ? 'true' : undefined}>
            <ChipFace {...(sport === undefined ? {} : { icon: sportIcon(sport) })} count={count}>
              {key === '' ? t('common.all') : name}
            </ChipFace>
          </Link>
        );
      })}
    </nav>
  );
}
