import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { CountForecast } from '../../sport-model.ts';
import { convolve, type Distribution } from './distribution.ts';
import { forecastFromTable, type JointForecast } from './joint.ts';

export type Marginals = Extract<CountForecast, { kind: 'marginals' }>;

interface Shifted {
  readonly min: number;
  readonly p: Distribution;
}

/** A bell curve over whole numbers, none of them below `least`. */
function normalDistribution(mean: number, variance: number, lowest: number): Shifted {
  const deviation = Math.sqrt(Math.max(variance, 0.05));
  const min = Math.max(lowest, Math.floor(mean - 5 * deviation));
  const max = Math.max(min, Math.ceil(mean + 5 * deviation));
  const p = new Float64Array(max - min + 1);
  let sum = 0;
  for (let i = 0; i < p.length; i++) sum += p[i] = Math.exp(-(((min + i - mean) / deviation) ** 2) / 2);
  return { min, p: p.map((q) => q / sum) };
}

export interface Moments {
  readonly mean: HomeAway;
  readonly variance: HomeAway;
  readonly covariance: number;
}

/** Two high counts, normal about their means, on top of what stands. */
export function normalMarginals({ mean, variance, covariance }: Moments, [baseHome, baseAway]: HomeAway): Marginals {
  const spread = variance[0] + variance[1];
  const total = normalDistribution(mean[0] + mean[1], spread + 2 * covariance, 0);
  const diff = normalDistribution(mean[0] - mean[1], spread - 2 * covariance, -1e6);
  const home = normalDistribution(mean[0], variance[0], 0);
  const away = normalDistribution(mean[1], variance[1], 0);
  return {
    kind: 'marginals',
    total: total.p,
    minTotal: baseHome + baseAway + total.min,
    diff: diff.p,
    minDiff: baseHome - baseAway + diff.min,
    home: home.p,
    minHome: baseHome + home.min,
    away: away.p,
    minAway: baseAway + away.min,
  };
}

function blend(plain: Shifted, share: number, extended: Shifted): Shifted {
  const min = Math.min(plain.min, extended.min);
  const p = new Float64Array(Math.max(plain.min + plain.p.length, extended.min + extended.p.length) - min);
  plain.p.forEach((q, i) => {
    p[plain.min - min + i] = (p[plain.min - min + i] ?? 0) + (1 - share) * q;
  });
  extended.p.forEach((q, i) => {
    p[extended.min - min + i] = (p[extended.min - min + i] ?? 0) + share * q;
  });
  return { min, p };
}

const side = ({ n, p }: JointForecast, of: (home: number, away: number) => number, min: number, width: number): Shifted => {
  const q = new Float64Array(width);
  for (let h = 0, i = 0; h < n; h++)
    for (let a = 0; a < n; a++, i++) {
      const at = of(h, a) - min;
      q[at] = (q[at] ?? 0) + (p[i] ?? 0);
    }
  return { min, p: q };
};

/** The count after overtime: where regular time ends level, what overtime brings (never level) is added. */
export function withOvertimeMarginals(regular: Marginals, overtime: JointForecast): Marginals {
  const level = regular.diff[-regular.minDiff] ?? 0;
  const extend = (min: number, p: Distribution, by: Shifted): Shifted =>
    blend({ min, p }, level, { min: min + by.min, p: convolve(p, by.p) });
  const { n } = overtime;
  const home = extend(
    regular.minHome,
    regular.home,
    side(overtime, (h) => h, 0, n),
  );
  const away = extend(
    regular.minAway,
    regular.away,
    side(overtime, (_h, a) => a, 0, n),
  );
  const total = extend(
    regular.minTotal,
    regular.total,
    side(overtime, (h, a) => h + a, 0, 2 * n - 1),
  );
  const decided = regular.diff.slice();
  if (level > 0) decided[-regular.minDiff] = 0;
  const unequal = decided.map((q) => q / (1 - level));
  const diff = blend(
    { min: regular.minDiff, p: unequal },
    level,
    side(overtime, (h, a) => h - a, 1 - n, 2 * n - 1),
  );
  return {
    kind: 'marginals',
    total: total.p,
    minTotal: total.min,
    diff: diff.p,
    minDiff: diff.min,
    home: home.p,
    minHome: home.min,
    away: away.p,
    minAway: away.min,
  };
}

/** The same for a joint outlook: exact. */
export function withOvertime(regular: JointForecast, overtime: JointForecast): JointForecast {
  const { baseHome, baseAway, n, p } = regular;
  const wide = n + overtime.n + Math.abs(baseHome - baseAway);
  const table = new Float64Array(wide * wide);
  for (let h = 0, i = 0; h < n; h++)
    for (let a = 0; a < n; a++, i++) {
      const q = p[i] ?? 0;
      if (q === 0) continue;
      if (baseHome + h !== baseAway + a) {
        table[h * wide + a] = (table[h * wide + a] ?? 0) + q;
        continue;
      }
      for (let x = 0, k = 0; x < overtime.n; x++)
        for (let y = 0; y < overtime.n; y++, k++) {
          const cell = (h + x) * wide + a + y;
          table[cell] = (table[cell] ?? 0) + q * (overtime.p[k] ?? 0);
        }
    }
  return forecastFromTable(table, wide, [baseHome, baseAway]);
}

/** A joint outlook given that it does not end level. */
export function unequal({ baseHome, baseAway, n, p }: JointForecast): JointForecast {
  const decided = p.map((q, i) => (baseHome + Math.floor(i / n) === baseAway + (i % n) ? 0 : q));
  const sum = decided.reduce((s, q) => s + q, 0);
  return { kind: 'joint', baseHome, baseAway, n, p: sum > 0 ? decided.map((q) => q / sum) : decided };
}
