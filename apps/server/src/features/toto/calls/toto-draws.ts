import type { Handler } from '#platform/http/handler';
import { presentDraws, type TotoReading } from '../read-sheet.ts';
import { readEndedDraws, readRunningDraws } from '../toto-draw.store.ts';

/** Settled draws under the running ones. */
const RECENT = 6;

export const totoDraws =
  (reading: TotoReading): Handler<'totoDraws'> =>
  async () => {
    const { platform, feed } = reading;
    const { pool } = platform;
    const { closedSports } = feed;
    const [running, ended] = await Promise.all([
      readRunningDraws(pool, closedSports),
      readEndedDraws(pool, { pool: null, before: null, closedSports }, RECENT),
    ]);
    const [draws, settled] = await Promise.all([presentDraws(reading, running), presentDraws(reading, ended)]);
    return { draws, settled };
  };
