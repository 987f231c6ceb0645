import type { Handler } from '#platform/http/handler';
import { readDraws } from '../draws/lottery-draw.store.ts';
import { presentDraw } from '../draws/present-draw.ts';
import type { LotteriesDeps } from '../lotteries-deps.ts';

const PAGE = 20;

export const lotteryDraws =
  ({ platform: { pool } }: LotteriesDeps): Handler<'lotteryDraws'> =>
  async ({ query }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before);
    // One more than shown says whether there is another page.
    const found = await readDraws(pool, { lottery: query.lottery, before, statuses: ['drawn', 'settled', 'off'] }, PAGE + 1);
    const shown = found.slice(0, PAGE);
    return { draws: shown.map(presentDraw), next: found.length > PAGE ? (shown.at(-1)?.id.toString() ?? null) : null };
  };
