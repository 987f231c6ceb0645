import type { HomeAway } from '@touchline/betting/match-state/match-state';
import { poisson, poissonReach } from '../../football/poisson.ts';
import type { CountForecast } from '../../sport-model.ts';
import { forecastFromTable, type JointForecast } from '../chances/joint.ts';
import type { MobaRules } from './moba-rules.ts';
import type { MapEnd } from './push-chances.ts';

/** How many pushes of each side are still to come, with the chance of the first of them; `rest` is how much of it remains. */
export interface Ahead {
  readonly ends: readonly MapEnd[];
  readonly pushes: HomeAway;
  readonly rest: number;
  readonly chance: number;
}

/** Kills of the map at its end: Poisson between pushes, more of them for the side that pushes. */
export function killsOutlook({ kills: [own, other] }: MobaRules, { ends, pushes, rest, chance }: Ahead, base: HomeAway): JointForecast {
  // The fighting before the running push is partly over; whose push it is, is as likely as the state says.
  const over = 1 - rest;
  const done: HomeAway = [over * (chance * own + (1 - chance) * other), over * (chance * other + (1 - chance) * own)];
  const max = Math.max(...ends.map((e) => e.home - pushes[0] + e.away - pushes[1]));
  const n = poissonReach(max * Math.max(own, other) * 0.85);
  const table = new Float64Array(n * n);
  for (const { home, away, p } of ends) {
    if (p < 1e-5) continue;
    const [h, a] = [home - pushes[0], away - pushes[1]];
    const homeKills = poisson(Math.max(0, h * own + a * other - done[0]), n);
    const awayKills = poisson(Math.max(0, h * other + a * own - done[1]), n);
    for (let i = 0, cell = 0; i < n; i++) {
      const q = p * (homeKills[i] ?? 0);
      if (q < 1e-12) cell += n;
      else for (let j = 0; j < n; j++, cell++) table[cell] = (table[cell] ?? 0) + q * (awayKills[j] ?? 0);
    }
  }
  return forecastFromTable(table, n, base);
}

/** Something that may fall with each push, for the pushing side with chance `chance * own`, for the other with the rest of `chance`. */
export function objectiveOutlook(
  objective: { readonly chance: number; readonly own: number },
  { ends, pushes }: Ahead,
  base: HomeAway,
): CountForecast {
  const [own, other] = [objective.chance * objective.own, objective.chance * (1 - objective.own)];
  const max = Math.max(...ends.map((e) => e.home - pushes[0] + e.away - pushes[1]));
  const total = new Float64Array(max + 1);
  const home = new Float64Array(max + 1);
  const away = new Float64Array(max + 1);
  const difference = new Float64Array(2 * max + 1);
  for (const end of ends) {
    const [h, a] = [end.home - pushes[0], end.away - pushes[1]];
    add(total, trials([h + a], [[0, objective.chance]], 0), end.p);
    add(
      home,
      trials(
        [h, a],
        [
          [0, own],
          [0, other],
        ],
        0,
      ),
      end.p,
    );
    add(
      away,
      trials(
        [h, a],
        [
          [0, other],
          [0, own],
        ],
        0,
      ),
      end.p,
    );
    const spread = trials(
      [h, a],
      [
        [other, own],
        [own, other],
      ],
      max,
    );
    add(difference, spread, end.p);
  }
  return {
    kind: 'marginals',
    total,
    minTotal: base[0] + base[1],
    diff: difference,
    minDiff: base[0] - base[1] - max,
    home,
    minHome: base[0],
    away,
    minAway: base[1],
  };
}

/** Distribution of a sum of independent steps: of each kind so many, down by one and up by one with these chances. Index 0 stands for `-zero`. */
function trials(times: readonly number[], steps: readonly (readonly [down: number, up: number])[], zero: number): Float64Array {
  const reach = times.reduce((sum, t) => sum + t, 0);
  let p = new Float64Array(zero + reach + 1);
  p[zero] = 1;
  times.forEach((count, kind) => {
    const [down, up] = steps[kind] ?? [0, 0];
    for (let k = 0; k < count; k++) {
      const next = new Float64Array(p.length);
      for (let i = 0; i < p.length; i++) {
        const q = p[i] ?? 0;
        if (q === 0) continue;
        next[i] = (next[i] ?? 0) + q * (1 - down - up);
        if (up > 0 && i + 1 < next.length) next[i + 1] = (next[i + 1] ?? 0) + q * up;
        if (down > 0 && i > 0) next[i - 1] = (next[i - 1] ?? 0) + q * down;
      }
      p = next;
    }
  });
  return p;
}

function add(into: Float64Array, from: Float64Array, weight: number): void {
  for (let i = 0; i < Math.min(into.length, from.length); i++) into[i] = (into[i] ?? 0) + weight * (from[i] ?? 0);
}

/** Towers of the map at its end: the last push takes the town and not a tower. */
export function towersOutlook({ pushes: max }: MobaRules, { ends, pushes }: Ahead): CountForecast {
  const n = Math.max(max - Math.min(pushes[0], pushes[1]), 1) + 1;
  const p = new Float64Array(n * n);
  for (const end of ends) {
    const home = Math.min(end.home, max - 1) - pushes[0];
    const away = Math.min(end.away, max - 1) - pushes[1];
    p[home * n + away] = (p[home * n + away] ?? 0) + end.p;
  }
  return { kind: 'joint', baseHome: pushes[0], baseAway: pushes[1], n, p };
}
