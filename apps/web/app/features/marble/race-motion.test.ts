import { createHash } from 'node:crypto';
import { GATES, MARBLE_COURSES } from '@touchline/betting/marbles/marble-courses';
import { runMarbleRace } from '@touchline/betting/marbles/marble-race';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { checkRace } from './check-race.ts';
import { courseMarks, coursePoint, PICTURE } from './course-picture.ts';
import { playbackTime, progressAt, simulateRaceFrames } from './race-motion.ts';
import { raceOrder } from './race-view.ts';

const SEED = createHash('sha256').update('a race').digest('hex');
const course = MARBLE_COURSES[0] as (typeof MARBLE_COURSES)[number];
const race = runMarbleRace(SEED, course);

describe('the motion of a race', () => {
  it('passes through every picture and never runs backwards between them', () => {
    const pictures = simulateRaceFrames(race).filter((_, i) => i % 2 === 0);
    for (const { ms, shares } of pictures.slice(0, -1))
      for (const [i, share] of progressAt(pictures, ms).entries()) expect(share).toBeCloseTo(shares[i] ?? 0, 9);
    let before = progressAt(pictures, 0);
    for (let ms = 16; ms < (pictures.at(-1)?.ms ?? 0); ms += 16) {
      const now = progressAt(pictures, ms);
      for (const [i, share] of now.entries()) expect(share).toBeGreaterThanOrEqual((before[i] ?? 0) - 1e-9);
      before = now;
    }
  });

  it('is where the seed says at the end: the order of the finish is the order of the places', () => {
    expect(raceOrder([], race.places)).toEqual(race.order);
    expect(progressAt(simulateRaceFrames(race), 1e9)).toEqual(new Array(GATES).fill(1));
  });

  it('plays a little behind the newest picture, never past it, never back, and jumps when it is far off', () => {
    expect(playbackTime(0, 16, 30_000, 0)).toBe(29_400);
    let shown = 29_400;
    for (let since = 0; since < 3000; since += 16) {
      const next = playbackTime(shown, 16, 30_000, since);
      expect(next).toBeGreaterThanOrEqual(shown);
      expect(next).toBeLessThanOrEqual(30_000);
      shown = next;
    }
    expect(shown).toBe(30_000);
  });
});

describe('the check of a race', () => {
  const fair = { seed: SEED, commitment: createHash('sha256').update(SEED).digest('hex'), places: race.places };
  it('finds a race that was kept', async () => {
    expect(await checkRace(fair, course)).toEqual({ sealed: true, run: true });
  });
  it('finds another seed, other places and no seed at all', async () => {
    const [first, second, ...rest] = race.places;
    expect(await checkRace({ ...fair, commitment: fair.commitment.replace(/^./, (c) => (c === '0' ? '1' : '0')) }, course)).toEqual({
      sealed: false,
      run: true,
    });
    expect(await checkRace({ ...fair, places: [second ?? 0, first ?? 0, ...rest] }, course)).toEqual({ sealed: true, run: false });
    expect(await checkRace({ ...fair, seed: '' }, course)).toEqual({ sealed: false, run: false });
  });
});

describe.each(MARBLE_COURSES.map((one) => [one.slug, one] as const))('the picture of %s', (_slug, one) => {
  const random = createRandom('pictures', one.slug);
  it('keeps the whole way inside of the frame and its stretches in order', () => {
    for (let n = 0; n < 400; n++) {
      const { x, y } = coursePoint(one, random.next(), (random.next() - 0.5) * 34);
      expect(x).toBeGreaterThan(8);
      expect(x).toBeLessThan(PICTURE.width - 8);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThan(PICTURE.height - 8);
    }
    const marks = courseMarks(one);
    expect(marks[0]?.from).toBe(0);
    expect(marks.at(-1)?.to).toBe(1);
  });
});
