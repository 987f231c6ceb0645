import type { HomeAway } from '@touchline/betting/match-state/match-state';
import { poisson, poissonReach } from '../../football/poisson.ts';
import { independentForecast, type JointForecast } from './joint.ts';

/** Two independent Poisson counts still to come on top of what stands. */
export function poissonAhead([home, away]: HomeAway, base: HomeAway): JointForecast {
  const n = poissonReach(Math.max(home, away));
  return independentForecast(poisson(home, n), poisson(away, n), base);
}
