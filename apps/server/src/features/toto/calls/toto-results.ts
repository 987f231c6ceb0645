import { pageOf } from '#platform/db/page-of';
import type { Handler } from '#platform/http/handler';
import { presentDraws, type TotoReading } from '../read-sheet.ts';
import { readEndedDraws } from '../toto-draw.store.ts';

const PAGE = 20;

export const totoResults =
  (reading: TotoReading): Handler<'totoResults'> =>
  async ({ query }) => {
    const before = query.before === undefined ? null : BigInt(query.before);
    const ended = await readEndedDraws(
      reading.platform.pool,
      { pool: query.pool ?? null, before, closedSports: reading.feed.closedSports },
      PAGE + 1,
    );
    const { shown, next } = pageOf(ended, PAGE);
    return { draws: await presentDraws(reading, shown), next };
  };
