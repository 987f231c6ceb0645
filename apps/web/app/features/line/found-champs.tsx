import type { ChampCount } from '@touchline/contract/line';
import { Card } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { champPath } from '../../addresses.ts';
import { FavoriteStar } from '../../live/favorite-star.tsx';

/** Championships that a search found, or that are starred. */
export function FoundChamps({
  champs,
  starred,
}: {
  readonly champs: readonly Pick<ChampCount, 'id' | 'sport' | 'name' | 'countryName' | 'flag' | 'matches'>[];
  /** Draws the star at each: where one may take it off. */
  readonly starred?: boolean;
}) {
  const t = useTexts();
  if (champs.length === 0) return null;
  return (
    <Card className="side" aria-label={t('line.championships')}>
      <ul className="grp">
        {champs.map((champ) => (
          <li key={champ.id} className="row">
            <Link className="sl" to={champPath(t.language, 'line', champ)} prefetch="intent">
              <SportIcon sport={champ.sport} />
              <Flag code={champ.flag} />
              <span className="ell">
                <span className="mut">{champ.countryName}</span> {champ.name}
              </span>
              <span className="n">{champ.matches}</span>
            </Link>
            {starred ? (
              <span className="champ-star">
                <FavoriteStar kind="championships" id={champ.id} name={champ.name} />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
