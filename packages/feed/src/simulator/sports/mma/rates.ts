import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';

export type Finish = 'ko' | 'technical-ko' | 'submission';

/** Finishes a round of each side among equals: steady hazards, so what happens next does not depend on the time gone. */
const FINISHES: Readonly<Record<Finish, number>> = { ko: 0.04, 'technical-ko': 0.055, submission: 0.045 };
/** Change of the logs for a point of rating difference. */
const FINISH_STRENGTH = 0.32;
const STRIKE_STRENGTH = 0.1;
const STRIKES = 21;
const TAKEDOWNS = 0.65;
/** A takedown weighs as much as so many strikes with the judges. */
export const TAKEDOWN_WEIGHT = 5;

export const FINISH_WAYS = Object.keys(FINISHES) as Finish[];

const lean = (strength: number, { home, away }: Ratings): HomeAway => [
  Math.exp(strength * (home - away)),
  Math.exp(strength * (away - home)),
];

/** Hazard a second of each side's finish in this way. */
export function finishHazard(fixture: Fixture, ratings: Ratings, way: Finish): HomeAway {
  const [home, away] = lean(FINISH_STRENGTH, ratings);
  const rate = FINISHES[way] / fixture.format.periodSeconds;
  return [rate * home, rate * away];
}

/** Significant strikes and takedowns a second. */
export function strikeRates(fixture: Fixture, ratings: Ratings): { readonly strike: HomeAway; readonly takedown: HomeAway } {
  const [home, away] = lean(STRIKE_STRENGTH, ratings);
  const s = fixture.format.periodSeconds;
  return { strike: [(STRIKES * home) / s, (STRIKES * away) / s], takedown: [(TAKEDOWNS * home) / s, (TAKEDOWNS * away) / s] };
}

export function totalHazard(fixture: Fixture, ratings: Ratings): number {
  return FINISH_WAYS.reduce((sum, way) => sum + finishHazard(fixture, ratings, way)[0] + finishHazard(fixture, ratings, way)[1], 0);
}

/** Seconds of fighting gone. */
export function secondsElapsed(fixture: Fixture, facts: MatchState): number {
  const { periodSeconds } = fixture.format;
  if (facts.period === 0) return 0;
  if (facts.periodsDone >= facts.period) return facts.period * periodSeconds;
  return (facts.period - 1) * periodSeconds + Math.min(periodSeconds, facts.clock?.seconds ?? 0);
}
