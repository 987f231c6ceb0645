import { pageOf } from '#platform/db/page-of';
import type { Handler } from '#platform/http/handler';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { readTickets } from '../tickets/lottery-ticket.store.ts';
import { presentTickets } from '../tickets/present-tickets.ts';

const PAGE = 20;

export const lotteryTickets =
  ({ platform: { pool } }: LotteriesDeps): Handler<'lotteryTickets'> =>
  async ({ query }, { player }) => {
    const found = await readTickets(pool, player.id, query.before === undefined ? undefined : BigInt(query.before), PAGE + 1);
    const { shown, next } = pageOf(found, PAGE);
    return { tickets: await presentTickets(pool, shown), next };
  };
