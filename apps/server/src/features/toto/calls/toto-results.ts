import type { Handler } from '#platform/http/handler';
import { presentDraws, type TotoReading } from '../read-sheet.ts';
import { readEndedDraws } from '../toto-draw.store.ts';

const PAGE = 20;

export const totoResults =
  (reading: TotoReading): Handler<'totoResults'> =>
  async ({ query }) => {
    const before = query.before === undefined ? null : BigInt(query.before);
    // One more than shown says whether there is another page.
    const ended = await readEndedDraws(
      reading.platform.pool,
      { pool: query.pool ?? null, before, closedSports: reading.feed.closedSports },
      PAGE + 1,
    );
    const shown = ended.slice(0, PAGE);
    return { draws: await presentDraws(reading, shown), next: ended.length > PAGE ? (shown.at(-1)?.id.toString() ?? null) : null };
  };
