import { findGame } from '@touchline/casino/games/games';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { deleteFavourite, writeFavourite } from '../tables/favourite.store.ts';

export const casinoFavourite =
  ({ platform: { pool } }: CasinoDeps): Handler<'casinoFavourite'> =>
  async ({ params, body }, { player }) => {
    if (!findGame(params.game)) throw new Failure('casino_game_unknown');
    await (body.favourite ? writeFavourite : deleteFavourite)(pool, player.id, params.game);
    return { favourite: body.favourite };
  };
