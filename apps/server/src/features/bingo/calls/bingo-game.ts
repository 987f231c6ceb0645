import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { BingoDeps } from '../bingo-deps.ts';
import { readGame } from '../games/bingo-game.store.ts';
import { presentGame } from '../games/present-game.ts';
import { readPlayedTickets } from '../purchases/bingo-purchase.store.ts';

/** The list of what was sold is public once the game is over: before, only how much it is. */
export const bingoGame =
  ({ platform: { pool } }: BingoDeps): Handler<'bingoGame'> =>
  async ({ params }) => {
    const game = await readGame(pool, BigInt(params.bingoGameId));
    if (!game) throw new Failure('bingo_game_unknown');
    const sold = game.status === 'settled' ? await readPlayedTickets(pool, game.id) : null;
    return { game: presentGame(game), sold: sold?.map(({ number, buyerSeed }) => ({ number, buyerSeed })) ?? null };
  };
