import { GameTile } from './game-tile.tsx';
import { isNew, type NamedGame } from './section-games.ts';

interface TileGridProps {
  readonly games: readonly NamedGame[];
  readonly now: number;
  readonly onFavourite: ((game: string, favourite: boolean) => void) | null;
  /** One row that scrolls, instead of as many as are needed. */
  readonly isRow?: boolean;
  /** The page's first tiles: the pictures that a phone sees of them are asked for with the page, and not once it is laid out. */
  readonly isFirst?: boolean;
}

/** How many tiles stand beside each other on a phone, the one that is cut off included. */
const SEEN_FIRST = 3;

/** Games as tiles. */
export function TileGrid({ games, now, onFavourite, isRow = false, isFirst = false }: TileGridProps) {
  return (
    <ul className={isRow ? 'tile-row' : 'tile-grid'}>
      {games.map((game, place) => (
        <li key={game.game}>
          <GameTile game={game} isNew={isNew(game, now)} onFavourite={onFavourite} isSeenFirst={isFirst && place < SEEN_FIRST} />
        </li>
      ))}
    </ul>
  );
}
