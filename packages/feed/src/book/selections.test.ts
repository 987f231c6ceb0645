import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { Selections } from './selections.ts';

/** A market as the book keeps it: a run of places, filled from the front. */
interface Run {
  first: number;
  places: number;
  readonly prices: [outcome: number, odds: number][];
}

function add(selections: Selections, run: Run, outcome: number, odds: number): void {
  if (run.prices.length === run.places) run.first = selections.widen(run.first, run.places++);
  selections.take(run.first + run.prices.length, outcome, odds);
  run.prices.push([outcome, odds]);
}

const contentOf = (selections: Selections, { first, places }: Run): [number, number][] =>
  [...selections.taken(first, first + places)].map((slot) => [selections.outcome(slot), selections.odds(slot)]);

describe('Selections', () => {
  it.each([1, 2, 3])('keeps each market apart while markets come, widen and go (seed %i)', (seed) => {
    const random = createRandom('selections', seed);
    const selections = new Selections();
    const runs: Run[] = [];
    for (let step = 0; step < 4000; step++) {
      const run = random.chance(0.3) ? undefined : runs[random.int(runs.length + 1)];
      if (run && random.chance(0.4)) {
        selections.release(run.first, run.places);
        runs.splice(runs.indexOf(run), 1);
      } else if (run) add(selections, run, run.prices.length, random.int(9000) - 1);
      else {
        const places = random.int(6);
        const fresh: Run = { first: selections.reserve(places), places, prices: [] };
        const wanted = random.int(places + 3);
        for (let outcome = 0; outcome < wanted; outcome++) add(selections, fresh, outcome, random.int(9000) - 1);
        runs.push(fresh);
      }
      if (step % 50 === 0) for (const one of runs) expect(contentOf(selections, one)).toEqual(one.prices);
    }
    const slots = runs.flatMap(({ first, places }) => Array.from({ length: places }, (_, i) => first + i));
    expect(new Set(slots).size).toBe(slots.length);
  });

  it('takes no more room when the same markets come and go for long', () => {
    const selections = new Selections();
    const lengths = [2, 3, 3, 7, 2, 28];
    const day = (): void => {
      const runs = Array.from({ length: 6000 }, (_, i): Run => {
        const places = lengths[i % lengths.length] ?? 2;
        return { first: selections.reserve(places), places, prices: [] };
      });
      for (const run of runs)
        for (let outcome = 0; outcome < run.places + (run.places === 7 ? 1 : 0); outcome++) add(selections, run, outcome, 2000);
      for (const { first, places } of runs) selections.release(first, places);
    };
    for (let i = 0; i < 2; i++) day();
    const { bytes } = selections;
    for (let i = 0; i < 20; i++) day();
    expect(selections.bytes).toBe(bytes);
  });

  it('finds an outcome within its run alone', () => {
    const selections = new Selections();
    const [one, other] = [selections.reserve(3), selections.reserve(2)];
    selections.take(one, 1, 1500);
    selections.take(other, 2, 1700);
    expect(selections.find(1, one, one + 3)).toBe(one);
    expect(selections.find(2, one, one + 3)).toBe(-1);
    expect(selections.find(2, other, other + 2)).toBe(other);
  });
});
