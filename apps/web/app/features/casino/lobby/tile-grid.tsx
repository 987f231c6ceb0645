import { GameTile } from './game-tile.tsx';
import { isNew, type NamedGame } from './section-games.ts';

interface TileGridProps {
  readonly games: readonly NamedGame[];
  readonly now: number;
  readonly onFavourite: ((game: string, favourite: boolean) => void) | null;
  /** One row that scrolls, instead of as many as are needed. */
  readonly isRow?: boolean;
}

/** Games as tiles. */
export function TileGrid({ games, now, onFavourite, isRow = false }: TileGridProps) {
  return (
    <ul className={isRow ? 'tile-row' : 'tile-grid'}>
      {games.map((game) => (
        <li key={game.game}>
          <GameTile game={game} isNew={isNew(game, now)} onFavourite={onFavourite} />
        </li>
      ))}
    </ul>
  );
}
