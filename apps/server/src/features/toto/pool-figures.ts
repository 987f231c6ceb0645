import type pg from 'pg';
import { createKeptAnswers } from '#platform/cache/kept-answers';
import { readPicks, readSums } from './toto-ticket.store.ts';

export interface DrawSums {
  readonly tickets: number;
  readonly stakesMinor: bigint;
}
/** Stakes of a draw by place, then by outcome. */
export type DrawPicks = ReadonlyMap<number, ReadonlyMap<number, bigint>>;

/** Figures of open draws that everybody asks for: at most this old. */
const CACHE_TTL_MS = 3_000;
const MAX_REMEMBERED = 200;

/** How much is in open draws and what it picked, added up from the tickets at most once in a while, however many look. */
export function createPoolFigures(pool: pg.Pool, now: () => number) {
  const kept = { keepMs: CACHE_TTL_MS, maxEntries: MAX_REMEMBERED, now };
  const sums = createKeptAnswers({
    ...kept,
    read: async (drawId: bigint): Promise<DrawSums> => (await readSums(pool, [drawId])).get(drawId) ?? { tickets: 0, stakesMinor: 0n },
  });
  const picks = createKeptAnswers({
    ...kept,
    read: async (drawId: bigint): Promise<DrawPicks> => {
      const byPlace = new Map<number, Map<number, bigint>>();
      for (const { place, outcome, stakesMinor } of await readPicks(pool, drawId)) {
        const own = byPlace.get(place) ?? new Map<number, bigint>();
        byPlace.set(place, own.set(outcome, stakesMinor));
      }
      return byPlace;
    },
  });
  return {
    readSums: sums.read,
    readPicks: picks.read,
    /** A ticket was placed: the next read includes it. */
    forget(drawId: bigint): void {
      sums.forget(drawId);
      picks.forget(drawId);
    },
  };
}
export type PoolFigures = ReturnType<typeof createPoolFigures>;
