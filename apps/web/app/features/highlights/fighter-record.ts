import type { ResultRow } from '@touchline/contract/results/calls';
import type { RatingRow } from '@touchline/contract/statistics/shapes';

/** How a fight ended, as the tale of the tape counts it. */
export type Finish = 'knockout' | 'submission' | 'decision';

/** A fighter's record from the fights that were fought. */
export interface FighterRecord {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Wins by the way in which they came. */
  readonly finishes: Readonly<Record<Finish, number>>;
  /** Latest results, newest first: W, D, L. */
  readonly form: string;
  /** Elo, and the place by it; null before the first fight. */
  readonly rating: number | null;
  readonly place: number | null;
}

function finishOf(ending: string | null): Finish {
  if (ending === null) return 'decision';
  if (ending.includes('submission')) return 'submission';
  return ending.includes('ko') || ending.includes('knock') ? 'knockout' : 'decision';
}

/** The record of a fighter over fights, newest first; fights that were not decided are left out. */
export function fighterRecord(id: number, fights: readonly ResultRow[], rating: RatingRow | null): FighterRecord {
  const finishes: Record<Finish, number> = { knockout: 0, submission: 0, decision: 0 };
  let form = '';
  for (const { home, winner, ending, status } of fights) {
    if (status !== 'ended' && status !== 'walkover') continue;
    const won = winner !== 0 && (winner === 1) === (home.id === id);
    form += winner === 0 ? 'D' : won ? 'W' : 'L';
    if (won) finishes[finishOf(ending)]++;
  }
  const count = (result: string): number => form.split(result).length - 1;
  return {
    won: count('W'),
    drawn: count('D'),
    lost: count('L'),
    finishes,
    form: form.slice(0, 5),
    rating: rating?.rating ?? null,
    place: rating?.place ?? null,
  };
}
