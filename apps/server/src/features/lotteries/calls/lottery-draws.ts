import { pageOf } from '#platform/db/page-of';
import type { Handler } from '#platform/http/handler';
import { readDraws } from '../draws/lottery-draw.store.ts';
import { presentDraw } from '../draws/present-draw.ts';
import type { LotteriesDeps } from '../lotteries-deps.ts';

const PAGE = 20;

export const lotteryDraws =
  ({ platform: { pool } }: LotteriesDeps): Handler<'lotteryDraws'> =>
  async ({ query }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before);
    const found = await readDraws(pool, { lottery: query.lottery, before, statuses: ['drawn', 'settled', 'off'] }, PAGE + 1);
    const { shown, next } = pageOf(found, PAGE);
    return { draws: shown.map(presentDraw), next };
  };
