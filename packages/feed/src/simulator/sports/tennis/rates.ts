import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings } from '../../sport-model.ts';

/** How much the serve is worth on a tour: share of points won on serve by an average player, aces and double faults a point served. */
interface Serving {
  readonly points: number;
  readonly ace: number;
  readonly doubleFault: number;
}

const MEN: Serving = { points: 0.635, ace: 0.082, doubleFault: 0.034 };
const WOMEN: Serving = { points: 0.562, ace: 0.042, doubleFault: 0.048 };

/** Leagues of the women's game: their running numbers end in 50-95 (see leagues). */
const serving = (fixture: Fixture): Serving => (fixture.champ.id % 1000 >= 50 ? WOMEN : MEN);

/** Points on serve for one point of rating difference. */
const STRENGTH = 0.017;

/** Chances of each player to win a point that he serves. */
export function serveChances(fixture: Fixture, { home, away }: Ratings): HomeAway {
  const { points } = serving(fixture);
  const edge = Math.max(-0.12, Math.min(0.12, STRENGTH * (home - away)));
  return [points + edge, points - edge];
}

/** Aces and double faults per point served, by player: the stronger one serves a little better. */
export function aceRates(fixture: Fixture, { home, away }: Ratings): HomeAway {
  const factor = Math.exp(0.06 * (home - away));
  return [serving(fixture).ace * factor, serving(fixture).ace / factor];
}
export function doubleFaultRates(fixture: Fixture): HomeAway {
  return [serving(fixture).doubleFault, serving(fixture).doubleFault];
}

/** Points that win the tie-break of a set: ten in the last set of the big tournaments, seven elsewhere. */
export const tieBreakTarget = (fixture: Fixture, set: number): number =>
  set === fixture.format.periods && fixture.format.periods === 5 ? 10 : 7;

/** Chance that a match ends by a retirement. */
export const RETIREMENT = 0.012;
