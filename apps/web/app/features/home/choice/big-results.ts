import type { ResultRow } from '@touchline/contract/results/calls';

/** A result as its card shows it. */
export type ResultCard = Pick<ResultRow, 'id' | 'sport' | 'home' | 'score' | 'winner' | 'ending' | 'startsAt'> & {
  readonly away: NonNullable<ResultRow['away']>;
  readonly champName: string;
};

const EACH_CHAMP = 2;

/** Matches of two sides that have ended, those of the biggest competitions first (`top` counts from 1, 0 is none of them). */
export function bigResults(results: readonly ResultRow[], offered: ReadonlySet<number>, count: number): readonly ResultCard[] {
  const taken = new Map<number, number>();
  return results
    .filter(({ champ, away, status, sport }) => champ.top > 0 && away !== null && status === 'ended' && offered.has(sport))
    .toSorted((a, b) => a.champ.top - b.champ.top || b.startsAt - a.startsAt)
    .flatMap((result): ResultCard[] => {
      const { id, sport, champ, home, away, score, winner, ending, startsAt } = result;
      const n = taken.get(champ.id) ?? 0;
      if (n >= EACH_CHAMP || away === null) return [];
      taken.set(champ.id, n + 1);
      return [{ id, sport, champName: champ.name, home, away, score, winner, ending, startsAt }];
    })
    .slice(0, count);
}
