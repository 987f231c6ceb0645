import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { invariant } from '@touchline/kernel/invariant';
import type { Random } from '@touchline/kernel/random';
import type { CountForecast } from '../../sport-model.ts';
import type { PlannedMatch } from '../calendar.ts';

/** Strengths are compared in steps; between two of them either is drawn, the nearer one more often. */
const STEP = 0.25;

/** How far the home side may be ahead in the end: `chances[i]` cumulated up to a margin of `least + i`. */
interface WinningMargin {
  readonly minMargin: number;
  readonly chances: Float64Array;
}

function marginOf(outlook: CountForecast): WinningMargin {
  if (outlook.kind === 'marginals') return { minMargin: outlook.minDiff, chances: cumulated(outlook.diff) };
  const { n, p, baseHome, baseAway } = outlook;
  const difference = new Float64Array(2 * n - 1);
  for (let h = 0, i = 0; h < n; h++)
    for (let a = 0; a < n; a++, i++) difference[n - 1 + h - a] = (difference[n - 1 + h - a] ?? 0) + (p[i] ?? 0);
  return { minMargin: baseHome - baseAway - (n - 1), chances: cumulated(difference) };
}

function cumulated(chances: Float64Array): Float64Array {
  let sum = 0;
  return chances.map((p) => {
    sum += p;
    return sum;
  });
}

/** By how much a home side of a league wins or loses, by its lead in strength: what the sport's own model expects of a match. */
export class WinningMargins {
  readonly #sample: PlannedMatch;
  readonly #cache = new Map<number, WinningMargin>();

  /** `sample`: any match of the league. */
  constructor(sample: PlannedMatch) {
    // Without attention a match has its main markets only: less to work out.
    this.#sample = { ...sample, fixture: { ...sample.fixture, weight: 0 } };
  }

  /** Works out one step that these leads need; false when all are known. */
  learnOne(leads: Iterable<number>): boolean {
    for (const lead of leads)
      for (const step of [Math.floor(lead / STEP), Math.floor(lead / STEP) + 1]) {
        if (this.#cache.has(step)) continue;
        this.#cache.set(step, this.#compute(step * STEP));
        return true;
      }
    return false;
  }

  /** The margin of one match, negative where the away side wins; the lead must have been learnt. */
  draw(lead: number, random: Random): number {
    const margin = this.#cache.get(Math.floor(lead / STEP + random.next()));
    invariant(margin, `no margins for a lead of ${lead}`);
    const { minMargin, chances } = margin;
    const at = random.next() * (chances[chances.length - 1] ?? 1);
    let [low, high] = [0, chances.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((chances[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return minMargin + low;
  }

  #compute(lead: number): WinningMargin {
    const { fixture, plan } = this.#sample;
    const counted = plan.format.scoring === 'periods' ? 'set' : 'score';
    const outlooks = plan.model.outlooks(fixture, { home: lead / 2, away: -lead / 2 }, INITIAL_MATCH_STATE);
    const found = outlooks.find(({ stat, period }) => stat === counted && period === 0);
    invariant(found, `sport ${fixture.sport} has no outlook of its ${counted}`);
    return marginOf(found.outlook);
  }
}
