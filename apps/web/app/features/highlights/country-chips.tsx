import { chipClass } from '@touchline/ui/chip';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';

export interface CountryChoice {
  readonly id: number;
  /** ISO code, which stands in the address. */
  readonly code: string;
  readonly name: string;
  readonly flag: string;
}

/** Countries to choose from; a chip is an address. */
export function CountryChips({
  countries,
  current,
  to,
}: {
  readonly countries: readonly CountryChoice[];
  readonly current: number;
  readonly to: (country: CountryChoice) => string;
}) {
  const t = useTranslator();
  return (
    <nav className="chips" aria-label={t('nav.countries')}>
      {countries.map((country) => (
        <Link
          key={country.id}
          className={chipClass(country.id === current)}
          to={to(country)}
          preventScrollReset
          aria-current={country.id === current ? 'true' : undefined}
        >
          <Flag code={country.flag} />
          {country.name}
        </Link>
      ))}
    </nav>
  );
}
