import type { Archive } from './archive.ts';

const KEEP_MS = 300_000;
const MOST = 200;

/** Numbers of played matches, asked of the archive at most once in five minutes for the same window, and by one caller at a time. */
export interface CountsCache {
  /** Epoch ms. */
  read(from: number, to: number, sports: readonly number[], withVirtual: boolean): Promise<ReadonlyMap<number, number>>;
}

export function createCountsCache(archive: Archive, now: () => number): CountsCache {
  const known = new Map<string, { readonly until: number; readonly counts: Promise<ReadonlyMap<number, number>> }>();
  return {
    read(from, to, sports, withVirtual) {
      // To five minutes: "until now" is the same question for a while.
      const key = [Math.floor(from / KEEP_MS), Math.floor(to / KEEP_MS), sports.join(), withVirtual].join('|');
      const kept = known.get(key);
      if (kept && kept.until > now()) return kept.counts;
      const counts = archive.counts({ from, to, sports, champs: [], withVirtual, now: now() });
      known.delete(key);
      known.set(key, { until: now() + KEEP_MS, counts });
      counts.catch(() => known.delete(key));
      if (known.size > MOST) known.delete(known.keys().next().value ?? '');
      return counts;
    },
  };
}
