import type { CountForecast } from '../sport-model.ts';

/** A distribution over consecutive integers: p[i] is the probability of min + i. */
export interface IntegerDistribution {
  readonly min: number;
  readonly p: Float64Array;
}

export interface JointDistribution {
  readonly baseHome: number;
  readonly baseAway: number;
  readonly n: number;
  readonly p: Float64Array;
}

/** An outlook with its marginals worked out once, so that most markets are priced on a dozen cells. */
export interface CountMarginals {
  readonly difference: IntegerDistribution;
  readonly total: IntegerDistribution;
  readonly home: IntegerDistribution;
  readonly away: IntegerDistribution;
  readonly joint: JointDistribution | null;
}

export function marginalsOf(outlook: CountForecast): CountMarginals {
  if (outlook.kind === 'marginals')
    return {
      difference: { min: outlook.minDiff, p: outlook.diff },
      total: { min: outlook.minTotal, p: outlook.total },
      home: { min: outlook.minHome, p: outlook.home },
      away: { min: outlook.minAway, p: outlook.away },
      joint: null,
    };
  const { n, p, baseHome, baseAway } = outlook;
  const home = new Float64Array(n);
  const away = new Float64Array(n);
  const total = new Float64Array(2 * n - 1);
  const difference = new Float64Array(2 * n - 1);
  for (let h = 0, i = 0; h < n; h++)
    for (let a = 0; a < n; a++, i++) {
      const q = p[i] ?? 0;
      home[h] = (home[h] ?? 0) + q;
      away[a] = (away[a] ?? 0) + q;
      total[h + a] = (total[h + a] ?? 0) + q;
      difference[h - a + n - 1] = (difference[h - a + n - 1] ?? 0) + q;
    }
  return {
    difference: { min: baseHome - baseAway - n + 1, p: difference },
    total: { min: baseHome + baseAway, p: total },
    home: { min: baseHome, p: home },
    away: { min: baseAway, p: away },
    joint: { baseHome, baseAway, n, p },
  };
}

export function meanOf({ min, p }: IntegerDistribution): number {
  let sum = 0;
  for (let i = 0; i < p.length; i++) sum += (min + i) * (p[i] ?? 0);
  return sum;
}

/** Probability of `value` exactly. */
export const at = ({ min, p }: IntegerDistribution, value: number): number => p[value - min] ?? 0;

/** The value at which at least half of the probability is reached. */
export function medianOf({ min, p }: IntegerDistribution): number {
  let sum = 0;
  for (let i = 0; i < p.length; i++) {
    sum += p[i] ?? 0;
    if (sum >= 0.5) return min + i;
  }
  return min + p.length - 1;
}
