import { pageOf } from '#platform/db/page-of';
import type { Handler } from '#platform/http/handler';
import type { BingoDeps } from '../bingo-deps.ts';
import { readPastGames } from '../games/bingo-game.store.ts';
import { presentGame } from '../games/present-game.ts';

const PAGE = 20;

export const bingoGames =
  ({ platform: { pool } }: BingoDeps): Handler<'bingoGames'> =>
  async ({ query }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before);
    const found = await readPastGames(pool, { room: query.room, before }, PAGE + 1);
    const { shown, next } = pageOf(found, PAGE);
    return { games: shown.map(presentGame), next };
  };
