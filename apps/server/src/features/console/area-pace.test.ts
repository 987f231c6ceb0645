import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AREA_EVERY_MS, AREA_SETTLED_MS, createAreaPace } from './area-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** When each area was told, in milliseconds from the start. */
function paced() {
  const from = Date.now();
  const announced: [string, number][] = [];
  const pace = createAreaPace((area) => announced.push([area, Date.now() - from]), Date.now);
  return { pace, announced };
}

it('tells a quiet area once its change has settled, and others by themselves', () => {
  const { pace, announced } = paced();
  pace.changed('jobs');
  vi.advanceTimersByTime(AREA_SETTLED_MS / 2);
  pace.changed('reports');
  vi.advanceTimersByTime(10 * AREA_EVERY_MS);
  expect(announced).toEqual([
    ['jobs', AREA_SETTLED_MS],
    ['reports', 1.5 * AREA_SETTLED_MS],
  ]);
});

it('tells what changes all the time at the pace, and once more after the last change', () => {
  const { pace, announced } = paced();
  // A bet each 100 ms for twice the pace.
  let last = 0;
  for (let at = 0; at <= 2 * AREA_EVERY_MS; at += 100) {
    pace.changed('overview');
    last = at;
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(10 * AREA_EVERY_MS);
  const times = announced.map(([, at]) => at);
  expect(times).toEqual([0, 1, 2].map((n) => AREA_SETTLED_MS + n * AREA_EVERY_MS));
  expect(times.at(-1)).toBeGreaterThanOrEqual(last + AREA_SETTLED_MS);
});

it('tells again what changed just before it was told: kept replies may not know it yet', () => {
  const { pace, announced } = paced();
  pace.changed('overview');
  vi.advanceTimersByTime(AREA_SETTLED_MS - 1);
  pace.changed('overview');
  vi.advanceTimersByTime(10 * AREA_EVERY_MS);
  expect(announced.map(([, at]) => at)).toEqual([AREA_SETTLED_MS, AREA_SETTLED_MS + AREA_EVERY_MS]);
});

it('tells nothing any more after its end', () => {
  const { pace, announced } = paced();
  pace.changed('overview');
  pace.stop();
  vi.advanceTimersByTime(10 * AREA_EVERY_MS);
  expect(announced).toEqual([]);
});
