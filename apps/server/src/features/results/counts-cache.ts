import { createKeptAnswers } from '#platform/cache/kept-answers';
import type { Archive } from './archive.ts';

const KEEP_MS = 300_000;
const MAX = 200;

type Question = readonly [from: number, to: number, sports: readonly number[], withVirtual: boolean];

/** Numbers of played matches, asked of the archive at most once in five minutes for the same window, and by one caller at a time. */
export interface CountsCache {
  /** Epoch ms. */
  read(...question: Question): Promise<ReadonlyMap<number, number>>;
}

export function createCountsCache(archive: Archive, now: () => number): CountsCache {
  const answers = createKeptAnswers({
    keepMs: KEEP_MS,
    maxEntries: MAX,
    now,
    read(asked: string) {
      const [from, to, sports, withVirtual] = JSON.parse(asked) as Question;
      return archive.counts({ from, to, sports, champs: [], includeVirtual: withVirtual, now: now() });
    },
  });
  // To five minutes: "until now" is the same question for a while.
  return {
    read: (from, to, sports, withVirtual) =>
      answers.read(JSON.stringify([Math.floor(from / KEEP_MS) * KEEP_MS, Math.ceil(to / KEEP_MS) * KEEP_MS, sports, withVirtual])),
  };
}
