import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { CountForecast } from '../../sport-model.ts';
import { convolve, type Distribution, meanOf, trimmed, varianceOf, ZERO_DISTRIBUTION } from '../chances/distribution.ts';
import { forecastFromTable, type JointForecast } from '../chances/joint.ts';
import { type Marginals, normalMarginals } from '../chances/marginals.ts';

/** Above so many possessions the sum is as good as normal. */
const MANY = 30;
/** Numbers of possessions less likely than this are left out: they move no price by a step. */
const UNLIKELY = 2e-4;

/** Points of one possession of each side. */
export type Scoring = readonly [home: Distribution, away: Distribution];

/** The side with the first of the possessions that are counted; null where it may be either. */
export type First = 1 | 2 | null;

/**
 * Points that `count` alternating possessions add to `base`: exact for few of them, normal (with the right means, variances and
 * covariance: both sides share the number of possessions) for many.
 */
export function pointsAhead(count: Distribution, scoring: Scoring, first: First, base: HomeAway): CountForecast {
  return meanOf(count) > MANY ? manyPossessions(count, scoring, base) : fewPossessions(count, scoring, first, base);
}

export function fewPossessions(count: Distribution, [home, away]: Scoring, first: First, base: HomeAway): JointForecast {
  const max = count.findLastIndex((p) => p > UNLIKELY);
  const each = Math.ceil(Math.max(1, max) / 2);
  const [homeSums, awaySums] = [home, away].map((one) => {
    const sums: Distribution[] = [ZERO_DISTRIBUTION];
    for (let i = 0; i < each; i++) sums.push(trimmed(convolve(sums[i] ?? ZERO_DISTRIBUTION, one)));
    return sums;
  }) as [Distribution[], Distribution[]];
  const n = Math.max(homeSums[each]?.length ?? 1, awaySums[each]?.length ?? 1);
  const table = new Float64Array(n * n);
  const add = (i: number, j: number, weight: number): void => {
    const [h, a] = [homeSums[i] ?? ZERO_DISTRIBUTION, awaySums[j] ?? ZERO_DISTRIBUTION];
    for (let x = 0; x < h.length; x++) {
      const p = weight * (h[x] ?? 0);
      if (p > 1e-9) for (let y = 0; y < a.length; y++) table[x * n + y] = (table[x * n + y] ?? 0) + p * (a[y] ?? 0);
    }
  };
  for (let k = 0; k <= max; k++) {
    const p = count[k] ?? 0;
    if (p <= UNLIKELY) continue;
    const [more, less] = [Math.ceil(k / 2), Math.floor(k / 2)];
    if (more === less) add(more, less, p);
    else if (first === null) {
      add(more, less, p / 2);
      add(less, more, p / 2);
    } else if (first === 1) add(more, less, p);
    else add(less, more, p);
  }
  return forecastFromTable(table, n, base);
}

function manyPossessions(count: Distribution, [home, away]: Scoring, base: HomeAway): Marginals {
  const each = meanOf(count) / 2;
  const shared = varianceOf(count) / 4;
  const [mh, ma] = [meanOf(home), meanOf(away)];
  return normalMarginals(
    {
      mean: [each * mh, each * ma],
      variance: [each * varianceOf(home) + shared * mh * mh, each * varianceOf(away) + shared * ma * ma],
      covariance: shared * mh * ma,
    },
    base,
  );
}
