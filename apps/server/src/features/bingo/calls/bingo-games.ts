import type { Handler } from '#platform/http/handler';
import type { BingoDeps } from '../bingo-deps.ts';
import { readPastGames } from '../games/bingo-game.store.ts';
import { presentGame } from '../games/present-game.ts';

const PAGE = 20;

export const bingoGames =
  ({ platform: { pool } }: BingoDeps): Handler<'bingoGames'> =>
  async ({ query }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before);
    // One more than shown says whether there is another page.
    const found = await readPastGames(pool, { room: query.room, before }, PAGE + 1);
    const shown = found.slice(0, PAGE);
    return { games: shown.map(presentGame), next: found.length > PAGE ? (shown.at(-1)?.id.toString() ?? null) : null };
  };
