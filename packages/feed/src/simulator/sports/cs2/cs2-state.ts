import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { periodsWon } from '@touchline/betting/match-state/period-count';
import type { MapState } from './map-chances.ts';

export interface Cs2State {
  readonly won: HomeAway;
  /** Map being played, or to be played next. */
  readonly map: number;
  readonly score: HomeAway;
  /** The side that began it on the defence; two equally likely answers before it begins. */
  readonly states: readonly { readonly weight: number; readonly state: MapState }[];
}

const either = (score: HomeAway): Cs2State['states'] =>
  [true, false].map((homeDefends) => ({ weight: 0.5, state: { score, homeDefends } }));

/** The ways in which a map not yet begun may begin. */
export const FRESH = either([0, 0]);

export function cs2State(facts: MatchState): Cs2State {
  const map = facts.periodsDone + 1;
  const won = periodsWon(facts);
  if (facts.period !== map) return { won, map, score: [0, 0], states: FRESH };
  const score = facts.counts.score?.[map - 1] ?? [0, 0];
  const begin = facts.incidents.findLast((i) => i.kind === 'map-start');
  const states = begin ? [{ weight: 1, state: { score, homeDefends: begin.side === 1 } }] : either(score);
  return { won, map, score, states };
}
