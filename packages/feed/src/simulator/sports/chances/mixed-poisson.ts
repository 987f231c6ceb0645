import type { HomeAway } from '@touchline/betting/match-state/match-state';
import { poisson, poissonReach } from '../../football/poisson.ts';
import type { Distribution } from './distribution.ts';
import { forecastFromTable, type JointForecast } from './joint.ts';

/** Neighbouring lengths of play are priced together: finer steps change no price. */
const STEP = 3;

/**
 * Two counts that grow at steady rates over a length of play that is itself uncertain (aces over the games still to come): `perUnit` of
 * each side, `units` the distribution of the length. Wider than Poisson, and the sides move together.
 */
export function mixedPoisson(units: Distribution, perUnit: HomeAway, base: HomeAway): JointForecast {
  const groups: { p: number; length: number }[] = [];
  for (let i = 0; i < units.length; i += STEP) {
    let p = 0;
    let sum = 0;
    for (let k = i; k < Math.min(i + STEP, units.length); k++) {
      p += units[k] ?? 0;
      sum += k * (units[k] ?? 0);
    }
    if (p > 1e-4) groups.push({ p, length: sum / p });
  }
  const maxCount = groups.at(-1)?.length ?? 0;
  const n = poissonReach(maxCount * Math.max(...perUnit));
  const table = new Float64Array(n * n);
  for (const { p, length } of groups) {
    const home = poisson(length * perUnit[0], n);
    const away = poisson(length * perUnit[1], n);
    for (let h = 0, i = 0; h < n; h++) for (let a = 0; a < n; a++, i++) table[i] = (table[i] ?? 0) + p * (home[h] ?? 0) * (away[a] ?? 0);
  }
  return forecastFromTable(table, n, base);
}
