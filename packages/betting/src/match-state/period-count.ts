import type { CountKey } from '@touchline/catalogue/count-keys';
import type { MatchFormat } from './match-format.ts';
import type { MatchState, MatchStatus } from './match-state.ts';
import { type PeriodSpan, periodSpan } from './period-span.ts';

export interface PeriodCount {
  readonly home: number;
  readonly away: number;
  /** Whether these counts are final. */
  readonly done: boolean;
}

const ENDED_STATUSES: ReadonlySet<MatchStatus> = new Set(['ended', 'abandoned', 'cancelled', 'walkover']);
const CUT_SHORT: ReadonlySet<string> = new Set(['retired', 'disqualified', 'walkover', 'shortened']);

/** Nothing more will happen: what is undecided now stays so and is void. A postponed match is still to be played. */
export const hasEnded = (facts: MatchState): boolean => ENDED_STATUSES.has(facts.status);

/** Played to its own end, not stopped by a retirement, a disqualification or from outside (`shortened`: cricket decided by a rain rule). */
export const isComplete = (facts: MatchState): boolean =>
  facts.status === 'ended' && !(facts.ending !== null && CUT_SHORT.has(facts.ending));

/** Whether the last period of the span has been played out. A span whose first period never began is never done. */
export function isSpanComplete(span: PeriodSpan, facts: MatchState): boolean {
  if (facts.periodsDone >= span.to) return true;
  return isComplete(facts) && (span.from === 1 || facts.period >= span.from);
}

/** Periods won by each side so far: complete periods with more score. */
export function periodsWon(facts: MatchState): readonly [number, number] {
  const score = facts.counts.score ?? [];
  let home = 0;
  let away = 0;
  for (let i = 0; i < facts.periodsDone && i < score.length; i++) {
    const [h, a] = score[i] ?? [0, 0];
    if (h > a) home++;
    else if (a > h) away++;
  }
  return [home, away];
}

/** The two counts of a market's period at present. */
export function countInPeriod(facts: MatchState, format: MatchFormat, count: CountKey, period: number): PeriodCount {
  if (count === 'set') {
    const [home, away] = periodsWon(facts);
    return { home, away, done: isComplete(facts) };
  }
  const span = periodSpan(period, format, count);
  const pairs = facts.counts[count === 'full-score' ? 'score' : count] ?? [];
  let home = 0;
  let away = 0;
  for (let i = span.from - 1; i < pairs.length && i < span.to; i++) {
    home += pairs[i]?.[0] ?? 0;
    away += pairs[i]?.[1] ?? 0;
  }
  return { home, away, done: isSpanComplete(span, facts) };
}
