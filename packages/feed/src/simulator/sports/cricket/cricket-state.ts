import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import { counted } from '../chances/counted.ts';
import type { InningsState } from './innings-chances.ts';
import { ballsOf } from './rates.ts';

/** The state of a match, for one answer to who bats first. */
export interface CricketState {
  readonly weight: number;
  /** Side that batted or will bat first. */
  readonly first: 1 | 2;
  /** Innings being played, or to be played next. */
  readonly innings: 1 | 2;
  readonly now: InningsState;
}

export const otherSide = (side: 1 | 2): 1 | 2 => (side === 1 ? 2 : 1);
export const battingIn = ({ first, innings }: Pick<CricketState, 'first' | 'innings'>): 1 | 2 => (innings === 1 ? first : otherSide(first));

/** Empty once the second innings is over; two equally likely answers before the toss. */
export function cricketStates(fixture: Fixture, facts: MatchState): CricketState[] {
  const ballsLeft = ballsOf(fixture);
  if (facts.status === 'ended' || facts.periodsDone >= 2) return [];
  if (facts.period === 0)
    return ([1, 2] as const).map((first) => ({ weight: 0.5, first, innings: 1, now: { runs: 0, wicketsLost: 0, ballsLeft } }));
  const first = facts.incidents.find((i) => i.kind === 'innings')?.side === 2 ? 2 : 1;
  const innings = facts.periodsDone === 0 ? 1 : 2;
  const batting = battingIn({ first, innings }) - 1;
  const own = (stat: 'score' | 'wicket' | 'ball'): number =>
    facts.period === innings ? (counted(facts, stat, innings, innings)[batting] ?? 0) : 0;
  const target = innings === 2 ? { target: (counted(facts, 'score', 1, 1)[first - 1] ?? 0) + 1 } : {};
  return [
    { weight: 1, first, innings, now: { runs: own('score'), wicketsLost: own('wicket'), ballsLeft: ballsLeft - own('ball'), ...target } },
  ];
}
