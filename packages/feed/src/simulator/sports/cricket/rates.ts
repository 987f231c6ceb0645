import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';

/** Results of one ball: chances of runs, and of a wicket. */
export interface BallChances {
  readonly runs: readonly (readonly [runs: number, p: number])[];
  readonly wicket: number;
}

interface Pace {
  readonly overs: number;
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly six: number;
  readonly wicket: number;
}

const TWENTY: Pace = { overs: 20, one: 0.38, two: 0.065, three: 0.004, four: 0.115, six: 0.05, wicket: 0.046 };
const FIFTY: Pace = { overs: 50, one: 0.335, two: 0.06, three: 0.005, four: 0.066, six: 0.013, wicket: 0.024 };

/** Championships from running number 50 up are played over fifty overs, the others over twenty. */
export const FIFTY_OVERS_FROM = 50;
const paceOf = (fixture: Fixture): Pace => (fixture.champ.id % 1000 >= FIFTY_OVERS_FROM ? FIFTY : TWENTY);
export const oversOf = (fixture: Fixture): number => paceOf(fixture).overs;
export const ballsOf = (fixture: Fixture): number => 6 * oversOf(fixture);

const BOUNDARY_STRENGTH = 0.09;
const WICKET_STRENGTH = 0.1;
/** The last batsmen score less and are out sooner. */
const TAIL_WICKETS = 3;
const TAIL_RUNS = 0.75;
const TAIL_OUT = 1.5;
/** Share of singles that are leg-byes. */
export const EXTRAS = 0.06;
const EDGE_STEP = 0.04;

/** How much better the batting side is than the bowling one, in small steps, so that chances once worked out serve again. */
export const edgeOf = ({ home, away }: Ratings, batting: 1 | 2): number =>
  Math.round((batting === 1 ? home - away : away - home) / EDGE_STEP) * EDGE_STEP;

export function ballChances(fixture: Fixture, edge: number, wicketsInHand: number): BallChances {
  const pace = paceOf(fixture);
  const tail = wicketsInHand <= TAIL_WICKETS;
  const run = tail ? TAIL_RUNS : 1;
  const boundary = run * Math.exp(BOUNDARY_STRENGTH * edge);
  const wicket = pace.wicket * Math.exp(-WICKET_STRENGTH * edge) * (tail ? TAIL_OUT : 1);
  const scoring = [
    [1, pace.one * run],
    [2, pace.two * run],
    [3, pace.three * run],
    [4, pace.four * boundary],
    [6, pace.six * boundary],
  ] as const;
  const dot = 1 - wicket - scoring.reduce((sum, [, p]) => sum + p, 0);
  return { runs: [[0, dot], ...scoring], wicket };
}
