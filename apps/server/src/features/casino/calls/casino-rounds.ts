import { pageOf } from '#platform/db/page-of';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { presentReceipts } from '../rounds/present-round.ts';
import { readRounds } from '../rounds/round.store.ts';
import { gamesAsked } from '../tables/games-asked.ts';

const PAGE = 50;

export const casinoRounds =
  (deps: CasinoDeps): Handler<'casinoRounds'> =>
  async ({ query }, { player }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before);
    const games = gamesAsked(query);
    const found = await readRounds(deps.platform.pool, player.id, { games, seedHash: query.serverSeedHash, before }, PAGE + 1);
    const { shown, next } = pageOf(found, PAGE);
    return { rounds: await presentReceipts(deps, shown), next };
  };
