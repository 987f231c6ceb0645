import { findLobbyGame, LOBBY_GAMES } from '@touchline/casino/games/games';
import type { TableGame } from '@touchline/casino/shared/shared-game';
import type { CasinoGameView } from '@touchline/contract/casino/shapes';
import { invariant } from '@touchline/kernel/invariant';
import { floor, mul, ratio } from '@touchline/kernel/ratio';
import { LRUCache } from 'lru-cache';
import type { Caller } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import type { GameFigures } from '../figures/figure.store.ts';
import type { KnownFigures } from '../figures/known-figures.ts';
import { observedReturn } from '../figures/observed-return.ts';
import { readJackpotOffer } from '../jackpots/read-offer.ts';
import { type CasinoTable, readTables } from './casino-table.store.ts';
import { readFavourites } from './favourite.store.ts';
import { categoryOf } from './game-category.ts';
import { readLastPlayed } from './played.store.ts';

/** Further dependencies of the lobby's calls. */
export interface LobbyDeps extends CasinoDeps {
  readonly figuresOf: KnownFigures;
}

const MILLION = ratio(1_000_000n, 1n);

/** By game and edge: some games go through every hand there is. */
const returns = new LRUCache<string, number>({ max: 2_000 });

/** The exact return of a game's usual options at an edge, millionths rounded down. */
export function usualReturnPpm(game: TableGame, edgePpm: number): number {
  const key = `${game.key} ${edgePpm}`;
  const known = returns.get(key);
  if (known !== undefined) return known;
  const [usual] = game.variants();
  invariant(usual !== undefined, 'a game has options');
  const returnPpm = Number(floor(mul(game.returns(usual, edgePpm).expected, MILLION)));
  returns.set(key, returnPpm);
  return returnPpm;
}

/** The games of a brand as its lobby shows them to a caller, in the order of the house; the player's marks where there is one. */
export async function readGameViews(deps: LobbyDeps, caller: Caller): Promise<CasinoGameView[]> {
  const { pool } = deps.platform;
  const { brand, player } = caller;
  const [brandId, playerId] = [brand.id, player?.id];
  const [offer, tables, figures, favourites, played] = await Promise.all([
    readJackpotOffer(deps, caller),
    readTables(pool, brandId),
    deps.figuresOf(brandId),
    playerId === undefined ? new Set<string>() : readFavourites(pool, playerId),
    playerId === undefined ? new Map<string, Date>() : readLastPlayed(pool, playerId),
  ]);
  const order = new Map(LOBBY_GAMES.map(({ key }, i) => [key, i]));
  return tables
    .flatMap((table) => {
      const game = findLobbyGame(table.game);
      if (!game) return [];
      const marks = { favourite: favourites.has(game.key), playedAt: played.get(game.key) };
      const view = presentGame(game, table, figures.get(game.key), marks);
      return [{ ...view, jackpotPpm: offer.games.includes(game.key) ? offer.sharePpm : 0 }];
    })
    .sort((a, b) => (order.get(a.game) ?? 0) - (order.get(b.game) ?? 0));
}

/** A player's marks on a game. */
interface Marks {
  readonly favourite: boolean;
  readonly playedAt: Date | undefined;
}

function presentGame(
  game: TableGame,
  table: CasinoTable & { readonly addedAt: Date },
  figures: GameFigures | undefined,
  { favourite, playedAt }: Marks,
): Omit<CasinoGameView, 'jackpotPpm'> {
  return {
    game: game.key,
    category: categoryOf(game.key),
    version: table.version,
    returnPpm: usualReturnPpm(game, table.edgePpm),
    observed: observedReturn(figures),
    addedAt: table.addedAt.getTime(),
    favourite,
    playedAt: playedAt?.getTime() ?? null,
    popularity: figures?.lately ?? 0,
  };
}
