import { poisson, poissonReach } from '../../football/poisson.ts';
import type { Distribution } from '../chances/distribution.ts';
import { STAGES } from './possession-rules.ts';

/**
 * How many possessions end within `seconds`. `fresh`: the first of them begins now; otherwise it is somewhere inside, any stage as likely
 * as another.
 */
export function possessionCount(seconds: number, mean: number, fresh: boolean): Distribution {
  const stages = (Math.max(0, seconds) * STAGES) / mean;
  const p = poisson(stages, poissonReach(stages));
  const count = new Float64Array(Math.ceil((p.length + STAGES) / STAGES) + 1);
  for (let secondsElapsed = 0; secondsElapsed < (fresh ? 1 : STAGES); secondsElapsed++)
    for (let k = 0; k < p.length; k++) {
      const ended = Math.floor((k + secondsElapsed) / STAGES);
      count[ended] = (count[ended] ?? 0) + (p[k] ?? 0) / (fresh ? 1 : STAGES);
    }
  return count;
}
