import { invariant } from '@touchline/kernel/invariant';
import { createRandom, type Random } from '@touchline/kernel/random';
import type { CourseSection, MarbleCourse } from './marble-courses.ts';

/** A marble race, decided by its seed and its course alone. */
export interface MarbleRace {
  /** Place by gate (from 0), 1 first. */
  readonly places: readonly number[];
  /** Gates in the order of the finish. */
  readonly order: readonly number[];
  /** Tick of 50 ms at which each gate's marble is home. */
  readonly finishTicks: readonly number[];
  /** How far each gate's marble has come at a tick, in ten-thousandths of the course. */
  distances(tick: number): number[];
}

export const TICK_MS = 50;
/** A whole course. */
export const COURSE_LENGTH = 10_000;

/** Seeds are 32 bytes as hexadecimal digits. */
export const isRaceSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** How slowly a stretch is rolled through, in parts of the same length of the straight's eight. */
const SLOWNESS: Readonly<Record<CourseSection, number>> = { gate: 12, straight: 8, zigzag: 14, funnel: 18, spinner: 16, drop: 5, bend: 10 };
/** A stretch takes a marble between 80 and 120 per cent of what it takes on average. */
const MIN_PACE = 80;
const PACES = 41;
/** Ticks between two who come home one after the other. */
const MIN_GAP = 3;
const GAPS = 9;

/**
 * Runs a race. Whole numbers only, and no function that rounds differently from one machine to the next: the server that settles by it and
 * the browser that checks it come to the same race. `seed` is 64 hexadecimal digits.
 *
 * The order is drawn first (each place in proportion to the gates' chances among those left), so that prices are exact; how it came about is
 * drawn to fit: every marble has a pace of its own on every stretch, stretched so that it is home when it should be.
 */
export function runMarbleRace(seed: string, course: MarbleCourse): MarbleRace {
  invariant(isRaceSeed(seed), 'a race seed has 64 hexadecimal digits');
  const random = createRandom('marble race', course.slug, seed);
  const order = sampleOrder(course.gates, random);
  const places = new Array<number>(order.length).fill(0);
  const finishTicks = new Array<number>(order.length).fill(0);
  let home = course.ticks;
  order.forEach((gate, at) => {
    if (at > 0) home += MIN_GAP + random.int(GAPS);
    places[gate] = at + 1;
    finishTicks[gate] = home;
  });
  const marks = finishTicks.map((finish) => sampleSectionTicks(course, finish, random));
  return {
    places,
    order,
    finishTicks,
    distances: (tick) => marks.map((marksOfOne) => distanceAt(course, marksOfOne, tick)),
  };
}

function sampleOrder(chances: readonly number[], random: Random): number[] {
  const left = chances.map((chance, gate) => ({ gate, chance }));
  const order: number[] = [];
  while (left.length > 0) {
    let drawn = random.int(left.reduce((sum, one) => sum + one.chance, 0));
    const at = left.findIndex((one) => {
      drawn -= one.chance;
      return drawn < 0;
    });
    order.push(...left.splice(at, 1).map((one) => one.gate));
  }
  return order;
}

/** The tick at which a marble leaves each stretch; the last one is its finish. */
function sampleSectionTicks({ sections }: MarbleCourse, finish: number, random: Random): number[] {
  let sum = 0;
  const ends = sections.map(([kind, length]) => {
    sum += length * SLOWNESS[kind] * (MIN_PACE + random.int(PACES));
    return sum;
  });
  return ends.map((end) => Math.floor((end * finish) / sum));
}

function distanceAt({ sections }: MarbleCourse, marks: readonly number[], tick: number): number {
  if (tick <= 0) return 0;
  let from = 0;
  let gone = 0;
  for (const [at, [, length]] of sections.entries()) {
    const until = marks[at] ?? 0;
    if (tick < until) return gone + Math.floor((length * (tick - from)) / (until - from));
    from = until;
    gone += length;
  }
  return COURSE_LENGTH;
}
