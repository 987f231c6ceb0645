import type { Handler } from '#platform/http/handler';
import { presentDraws, type TotoReading } from '../read-sheet.ts';
import { readEndedDraws, readRunningDraws } from '../toto-draw.store.ts';

/** Settled draws under the running ones. */
const RECENT = 6;

export const totoDraws =
  (reading: TotoReading): Handler<'totoDraws'> =>
  async () => {
    const { pool } = reading.platform;
    const [running, ended] = await Promise.all([readRunningDraws(pool), readEndedDraws(pool, null, null, RECENT)]);
    const [draws, settled] = await Promise.all([presentDraws(reading, running), presentDraws(reading, ended)]);
    return { draws, settled };
  };
