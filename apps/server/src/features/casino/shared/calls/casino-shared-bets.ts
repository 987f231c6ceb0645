import { invariant } from '@touchline/kernel/invariant';
import type { Handler } from '#platform/http/handler';
import { readPastBets } from '../bets/past-bets.store.ts';
import { presentPastBet } from '../bets/present-bet.ts';
import type { SharedDeps } from '../shared-deps.ts';

const PAGE = 20;

export const casinoSharedBets =
  ({ platform: { pool } }: Pick<SharedDeps, 'platform'>): Handler<'casinoSharedBets'> =>
  async ({ query }, { player }) => {
    invariant(player, 'the call is for players');
    // One more than shown says whether there is another page.
    const found = await readPastBets(pool, player.id, query.before === undefined ? undefined : BigInt(query.before), PAGE + 1);
    const shown = found.slice(0, PAGE);
    return { bets: shown.map(presentPastBet), next: found.length > PAGE ? (shown.at(-1)?.id.toString() ?? null) : null };
  };
