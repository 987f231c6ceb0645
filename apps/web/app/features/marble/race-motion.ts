import { COURSE_LENGTH, type MarbleRace, TICK_MS } from '@touchline/betting/marbles/marble-race';
import type { RaceFrame } from './race-view.ts';

/** The animation runs this far behind the newest frame, so that there is always a frame to move towards. */
const BEHIND_MS = 600;
/** Farther off than this it jumps instead of hurrying. */
const JUMP_MS = 1500;
/** Part of the way to where it should be that is made good in each frame. */
const EASE = 0.04;
const KEY_TICKS = 5;

/** Slope at a knot of a monotone cubic (Fritsch and Carlson): 0 at turns, else the harmonic mean. */
const slope = (before: number, after: number): number => (before * after <= 0 ? 0 : (2 * before * after) / (before + after));

/** Positions at a moment between the pictures: smooth, and never backwards. */
export function progressAt(pictures: readonly RaceFrame[], ms: number): readonly number[] {
  const next = pictures.findIndex((picture) => picture.ms > ms);
  const to = pictures[next];
  const from = pictures[next - 1];
  if (!to || !from) return (next === -1 ? pictures.at(-1) : pictures[0])?.shares ?? [];
  const before = pictures[next - 2];
  const after = pictures[next + 1];
  const span = to.ms - from.ms;
  const u = (ms - from.ms) / span;
  return to.shares.map((share, i) => {
    const [a, b] = [from.shares[i] ?? 0, share];
    const middle = (b - a) / span;
    const left = before ? slope((a - (before.shares[i] ?? 0)) / (from.ms - before.ms), middle) : middle;
    const right = after ? slope(middle, ((after.shares[i] ?? 0) - b) / (after.ms - to.ms)) : middle;
    const [u2, u3] = [u * u, u * u * u];
    return (2 * u3 - 3 * u2 + 1) * a + (u3 - 2 * u2 + u) * span * left + (3 * u2 - 2 * u3) * b + (u3 - u2) * span * right;
  });
}

/** The moment shown in the next frame: runs with time, a little behind the newest picture, and catches up softly. */
export function playbackTime(shownMs: number, frameMs: number, newestMs: number, sinceNewestMs: number): number {
  const wanted = Math.max(0, Math.min(newestMs, newestMs - BEHIND_MS + sinceNewestMs));
  const moved = shownMs + frameMs;
  if (Math.abs(wanted - moved) > JUMP_MS) return wanted;
  return Math.min(newestMs, Math.max(shownMs, moved + (wanted - moved) * EASE));
}

/** All pictures of a race that is known from its seed. */
export function simulateRaceFrames(race: MarbleRace): RaceFrame[] {
  const last = Math.max(...race.finishTicks) + KEY_TICKS;
  const pictures: RaceFrame[] = [];
  for (let tick = 0; tick <= last + KEY_TICKS; tick += KEY_TICKS)
    pictures.push({ ms: tick * TICK_MS, shares: race.distances(tick).map((distance) => distance / COURSE_LENGTH) });
  return pictures;
}
