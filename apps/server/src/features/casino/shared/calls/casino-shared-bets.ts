import { pageOf } from '#platform/db/page-of';
import type { Handler } from '#platform/http/handler';
import { readPastBets } from '../bets/past-bets.store.ts';
import { presentPastBet } from '../bets/present-bet.ts';
import type { SharedDeps } from '../shared-deps.ts';

const PAGE = 20;

export const casinoSharedBets =
  ({ platform: { pool } }: Pick<SharedDeps, 'platform'>): Handler<'casinoSharedBets'> =>
  async ({ query }, { player }) => {
    const found = await readPastBets(pool, player.id, query.before === undefined ? undefined : BigInt(query.before), PAGE + 1);
    const { shown, next } = pageOf(found, PAGE);
    return { bets: shown.map(presentPastBet), next };
  };
