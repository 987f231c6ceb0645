import type { ChampCount } from '@touchline/contract/line/calls';
import { Card } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { countryBeside } from '../../shell/formats/champ-country.ts';
import { champPath } from '../../shell/paths.ts';

/** Championships that a search found, or that are starred. */
export function ChampResults({
  champs,
  starred,
}: {
  readonly champs: readonly Pick<ChampCount, 'id' | 'sport' | 'name' | 'countryName' | 'flag' | 'matches'>[];
  /** Draws the star at each: where one may take it off. */
  readonly starred?: boolean;
}) {
  const t = useTranslator();
  if (champs.length === 0) return null;
  return (
    <Card className="side" aria-label={t('line.championships')}>
      <ul className="menu-group">
        {champs.map((champ) => (
          <li key={champ.id} className="in-row">
            <Link className="side-link" to={champPath(t.language, 'line', champ)} prefetch="intent">
              <SportIcon sport={champ.sport} />
              <Flag code={champ.flag} />
              <span className="ellipsis">
                <span className="muted">{countryBeside(champ)}</span> {champ.name}
              </span>
              <span className="side-count">{champ.matches}</span>
            </Link>
            {starred ? (
              <span className="champ-star">
                <FavoriteButton kind="championships" id={champ.id} name={champ.name} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
