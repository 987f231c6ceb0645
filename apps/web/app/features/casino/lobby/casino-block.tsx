import './lobby.css';
import type { CasinoGameView } from '@touchline/contract/casino/shapes';
import { buttonClass } from '@touchline/ui/button';
import { CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoPath } from '../../../shell/paths.ts';
import { gameName } from '../game-name.ts';
import { TileGrid } from './tile-grid.tsx';

/** Some games of the casino on a page of another section. Nothing where there are none. `now` is epoch ms. */
export function CasinoBlock({ games, now }: { readonly games: readonly CasinoGameView[]; readonly now: number }) {
  const t = useTranslator();
  if (games.length === 0) return null;
  return (
    <section className="card" aria-label={t('casino.title')}>
      <CardHeader title={t('casino.title')}>
        <Link className={buttonClass('ghost', 'xs')} to={casinoPath(t.language)}>
          {t('casino.home.all')}
        </Link>
      </CardHeader>
      <div className="casino-block">
        <TileGrid games={games.map((game) => ({ ...game, name: gameName(t, game.game) }))} now={now} onFavourite={null} isRow />
      </div>
    </section>
  );
}
