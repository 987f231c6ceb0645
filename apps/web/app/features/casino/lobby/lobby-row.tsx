import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoCategoryPath } from '../casino-paths.ts';
import type { LobbySection } from './lobby-sections.ts';
import type { NamedGame } from './section-games.ts';
import { TileGrid } from './tile-grid.tsx';

interface LobbyRowProps {
  readonly section: LobbySection;
  readonly games: readonly NamedGame[];
  readonly now: number;
  readonly onFavourite: ((game: string, favourite: boolean) => void) | null;
  /** Its place among the rows, from 0. */
  readonly place: number;
}

/** So many rows are seen before anything is scrolled. */
const SEEN = 2;

/** A part of the lobby in one row, with the way to all of it. */
export function LobbyRow({ section, games, now, onFavourite, place }: LobbyRowProps) {
  const t = useTranslator();
  const title = t(`casino.section.${section}`);
  return (
    <section className={place < SEEN ? 'stack' : 'stack lobby-later'} aria-label={title}>
      <div className="heading-row">
        <h2 className="lobby-row-title">{title}</h2>
        <span className="spacer" />
        <Link className={buttonClass('ghost', 'xs')} to={casinoCategoryPath(t.language, section)}>
          {t('action.show-all')}
        </Link>
      </div>
      <TileGrid games={games} now={now} onFavourite={onFavourite} isRow isFirst={place === 0} />
    </section>
  );
}
