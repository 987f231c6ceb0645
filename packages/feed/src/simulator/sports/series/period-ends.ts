import type { HomeAway } from '@touchline/betting/match-state/match-state';
import type { JointForecast } from '../chances/joint.ts';
import type { PeriodEnd } from './series-chances.ts';

/** Chance that the home side wins the period. */
export const homeWins = (ends: readonly PeriodEnd[]): number => ends.reduce((sum, { home, away, p }) => sum + (home > away ? p : 0), 0);

/** The final score of the period as an outlook above where it stands. */
export function endsOutlook(ends: readonly PeriodEnd[], [home, away]: HomeAway): JointForecast {
  const n = 1 + Math.max(...ends.map((e) => Math.max(e.home - home, e.away - away)));
  const p = new Float64Array(n * n);
  for (const end of ends) p[(end.home - home) * n + end.away - away] = (p[(end.home - home) * n + end.away - away] ?? 0) + end.p;
  return { kind: 'joint', baseHome: home, baseAway: away, n, p };
}

/** Ends of a period that may begin in several ways, put together. */
export function mixEnds(parts: readonly { readonly weight: number; readonly ends: readonly PeriodEnd[] }[]): PeriodEnd[] {
  const found = new Map<number, PeriodEnd>();
  for (const { weight, ends } of parts)
    for (const { home, away, p } of ends) {
      const key = home * 256 + away;
      found.set(key, { home, away, p: (found.get(key)?.p ?? 0) + weight * p });
    }
  return [...found.values()];
}
