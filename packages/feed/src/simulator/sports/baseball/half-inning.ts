import { type Distribution, trimmed } from '../chances/distribution.ts';
import { type BaseState, type PlateEnd, plateEnds } from './plate.ts';

/** Runs of one half-inning beyond this are added to the last. */
const MAX = 18;
const TURNS = 28;

/** Extra innings begin with a man on second. */
export const START: BaseState = { outs: 0, bases: 0 };
export const EXTRA_START: BaseState = { outs: 0, bases: 2 };

/** The same side bats from all 24 states: its plate ends are worked out once. */
export class Batting {
  readonly #ends: readonly (readonly PlateEnd[])[];
  readonly #cache = new Map<number, { readonly runs: Distribution; readonly hits: number }>();

  constructor(factor: number) {
    this.#ends = Array.from({ length: 24 }, (_, state) => plateEnds({ outs: state >> 3, bases: state & 7 }, factor));
  }

  /** Distribution of the runs still to come in a half-inning, and the hits to be expected in it. */
  rest({ outs, bases }: BaseState): { readonly runs: Distribution; readonly hits: number } {
    const key = outs * 8 + bases;
    const cache = this.#cache.get(key) ?? this.#work(key);
    this.#cache.set(key, cache);
    return cache;
  }

  #work(start: number): { readonly runs: Distribution; readonly hits: number } {
    if (start >= 24) return { runs: new Float64Array([1]), hits: 0 };
    const runs = new Float64Array(MAX);
    let now = new Float64Array(24 * MAX);
    now[start * MAX] = 1;
    let hits = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      const next = new Float64Array(24 * MAX);
      for (let state = 0; state < 24; state++)
        for (let scored = 0; scored < MAX; scored++) {
          const p = now[state * MAX + scored] ?? 0;
          if (p < 1e-10) continue;
          for (const end of this.#ends[state] ?? []) {
            const q = p * end.p;
            const total = Math.min(MAX - 1, scored + end.runs);
            if (end.hit) hits += q;
            if (end.outs >= 3) runs[total] = (runs[total] ?? 0) + q;
            else {
              const cell = (end.outs * 8 + end.bases) * MAX + total;
              next[cell] = (next[cell] ?? 0) + q;
            }
          }
        }
      now = next;
    }
    return { runs: trimmed(runs), hits };
  }
}
