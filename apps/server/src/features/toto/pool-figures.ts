import type pg from 'pg';
import { readPicks, readSums } from './toto-ticket.store.ts';

export interface DrawSums {
  readonly tickets: number;
  readonly stakesMinor: bigint;
}
/** Stakes of a draw by place, then by outcome. */
export type DrawPicks = ReadonlyMap<number, ReadonlyMap<number, bigint>>;

/** Figures of open draws that everybody asks for: at most this old. */
const BELIEVED_MS = 3_000;
const MOST_REMEMBERED = 200;

/** How much is in open draws and what it picked, added up from the tickets at most once in a while, however many look. */
export function createPoolFigures(pool: pg.Pool, now: () => number) {
  const sums = remembered(
    now,
    async (drawId: bigint): Promise<DrawSums> => (await readSums(pool, [drawId])).get(drawId) ?? { tickets: 0, stakesMinor: 0n },
  );
  const picks = remembered(now, async (drawId: bigint): Promise<DrawPicks> => {
    const byPlace = new Map<number, Map<number, bigint>>();
    for (const { place, outcome, stakesMinor } of await readPicks(pool, drawId)) {
      const own = byPlace.get(place) ?? new Map<number, bigint>();
      byPlace.set(place, own.set(outcome, stakesMinor));
    }
    return byPlace;
  });
  return {
    readSums: sums.read,
    readPicks: picks.read,
    /** A ticket has come: whoever looks next sees it. */
    forget(drawId: bigint): void {
      sums.forget(drawId);
      picks.forget(drawId);
    },
  };
}
export type PoolFigures = ReturnType<typeof createPoolFigures>;

function remembered<T>(now: () => number, read: (drawId: bigint) => Promise<T>) {
  const known = new Map<bigint, { readonly at: number; readonly value: Promise<T> }>();
  return {
    read(drawId: bigint): Promise<T> {
      const found = known.get(drawId);
      if (found && now() - found.at < BELIEVED_MS) return found.value;
      if (known.size >= MOST_REMEMBERED) known.clear();
      const value = read(drawId);
      known.set(drawId, { at: now(), value });
      // What could not be read is not worth remembering.
      value.catch(() => known.delete(drawId));
      return value;
    },
    forget: (drawId: bigint): void => void known.delete(drawId),
  };
}
