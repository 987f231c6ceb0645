import type { Outlook } from '../../sport-model.ts';
import type { Pair } from '../telling/teller.ts';
import type { Distribution } from './distribution.ts';

export type JointOutlook = Extract<Outlook, { kind: 'joint' }>;

/** Two counts that grow independently of each other from where they stand. */
export function independent(home: Distribution, away: Distribution, [baseHome, baseAway]: Pair): JointOutlook {
  const n = Math.max(home.length, away.length);
  const p = new Float64Array(n * n);
  for (let h = 0; h < home.length; h++) for (let a = 0; a < away.length; a++) p[h * n + a] = (home[h] ?? 0) * (away[a] ?? 0);
  return { kind: 'joint', baseHome, baseAway, n, p };
}

/** An n x n table as an outlook; what is missing to a sum of 1 (cut tails) is spread evenly over it. */
export function tabled(p: Float64Array, n: number, [baseHome, baseAway]: Pair): JointOutlook {
  let sum = 0;
  for (const q of p) sum += q;
  return { kind: 'joint', baseHome, baseAway, n, p: p.map((q) => q / sum) };
}

/** Chances that the home side ends ahead, level and behind. */
export function threeWay({ baseHome, baseAway, n, p }: JointOutlook): readonly [ahead: number, level: number, behind: number] {
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
