import { poisson, poissonReach } from '../../football/poisson.ts';
import type { Pair } from '../telling/script-builder.ts';
import { independentForecast, type JointForecast } from './joint.ts';

/** Two independent Poisson counts still to come on top of what stands. */
export function poissonAhead([home, away]: Pair, base: Pair): JointForecast {
  const n = poissonReach(Math.max(home, away));
  return independentForecast(poisson(home, n), poisson(away, n), base);
}
