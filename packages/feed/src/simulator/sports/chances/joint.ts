import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { CountForecast } from '../../sport-model.ts';
import type { Distribution } from './distribution.ts';

export type JointForecast = Extract<CountForecast, { kind: 'joint' }>;

/** Two counts that grow independently of each other from where they stand. */
export function independentForecast(home: Distribution, away: Distribution, [baseHome, baseAway]: HomeAway): JointForecast {
  const n = Math.max(home.length, away.length);
  const p = new Float64Array(n * n);
  for (let h = 0; h < home.length; h++) for (let a = 0; a < away.length; a++) p[h * n + a] = (home[h] ?? 0) * (away[a] ?? 0);
  return { kind: 'joint', baseHome, baseAway, n, p };
}

/** Probability left off at the edges of a table: it moves no price. */
const EDGE = 1e-6;

/** Sum of the cells in which the greater count is `k`. */
function shell(p: Float64Array, n: number, k: number): number {
  let sum = p[k * n + k] ?? 0;
  for (let i = 0; i < k; i++) sum += (p[k * n + i] ?? 0) + (p[i * n + k] ?? 0);
  return sum;
}

/** An n x n table as an outlook: its empty edges are cut off, and it is brought to a sum of 1. */
export function forecastFromTable(p: Float64Array, n: number, [baseHome, baseAway]: HomeAway): JointForecast {
  let sum = 0;
  for (const q of p) sum += q;
  let kept = n;
  for (let off = 0; kept > 1; kept--) {
    off += shell(p, n, kept - 1);
    if (off > EDGE * sum) break;
  }
  const table = new Float64Array(kept * kept);
  for (let h = 0, i = 0; h < kept; h++) for (let a = 0; a < kept; a++, i++) table[i] = (p[h * n + a] ?? 0) / sum;
  return { kind: 'joint', baseHome, baseAway, n: kept, p: table };
}

/** Chances that the home side ends ahead, level and behind. */
export function threeWay({ baseHome, baseAway, n, p }: JointForecast): readonly [ahead: number, level: number, behind: number] {
  let [ahead, level, behind] = [0, 0, 0];
  for (let h = 0, i = 0; h < n; h++)
    for (let a = 0; a < n; a++, i++) {
      const difference = baseHome + h - baseAway - a;
      if (difference > 0) ahead += p[i] ?? 0;
      else if (difference === 0) level += p[i] ?? 0;
      else behind += p[i] ?? 0;
    }
  return [ahead, level, behind];
}
