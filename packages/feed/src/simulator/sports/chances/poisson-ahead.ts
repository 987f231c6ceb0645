import { poisson, poissonReach } from '../../football/poisson.ts';
import type { Pair } from '../telling/teller.ts';
import { independent, type JointOutlook } from './joint.ts';

/** Two independent Poisson counts still to come on top of what stands. */
export function poissonAhead([home, away]: Pair, base: Pair): JointOutlook {
  const n = poissonReach(Math.max(home, away));
  return independent(poisson(home, n), poisson(away, n), base);
}
