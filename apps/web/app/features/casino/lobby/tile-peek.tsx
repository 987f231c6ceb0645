import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoDemoPath } from '../casino-paths.ts';
import { traitsOf } from './game-traits.ts';

/** Over the tile that is pointed at: what kind of game it is, and the way to it for demo money. A round that all watch is nobody's to try alone. */
export function TilePeek({ game }: { readonly game: string }) {
  const t = useTranslator();
  const traits = traitsOf(game);
  if (!traits) return null;
  return (
    <div className="game-tile-about">
      <dl>
        <dt>{t('casino.filter.volatility')}</dt>
        <dd>{t(`casino.volatility.${traits.volatility}`)}</dd>
      </dl>
      {traits.features.length > 0 ? (
        <ul>
          {traits.features.map((feature) => (
            <li key={feature}>{t(`casino.feature.${feature}`)}</li>
          ))}
        </ul>
      ) : null}
      {traits.features.includes('together') ? null : (
        <Link className={buttonClass('plain', 'xs')} to={casinoDemoPath(t.language, game)}>
          {t('casino.demo.try')}
        </Link>
      )}
    </div>
  );
}
