import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { presentReceipts } from '../rounds/present-round.ts';
import { readRounds } from '../rounds/round.store.ts';
import { gamesAsked } from '../tables/games-asked.ts';

const PAGE = 50;

export const casinoRounds =
  (deps: CasinoDeps): Handler<'casinoRounds'> =>
  async ({ query }, { player }) => {
    invariant(player, 'the call is for players');
    const before = query.before === undefined ? undefined : BigInt(query.before);
    // One more than shown says whether there is another page.
    const games = gamesAsked(query);
    const found = await readRounds(deps.platform.pool, player.id, { games, seedHash: query.serverSeedHash, before }, PAGE + 1);
    const shown = found.slice(0, PAGE);
    return { rounds: await presentReceipts(deps, shown), next: found.length > PAGE ? (shown.at(-1)?.id.toString() ?? null) : null };
  };
