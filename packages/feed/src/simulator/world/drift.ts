import { hashSeed } from '@touchline/kernel/random';
import type { Ratings } from '../sport-model.ts';

const MINUTE = 60_000;
/** Knots of the drift; between them it runs straight. */
const KNOT_MS = 90 * MINUTE;
/** How far opinion strays from the true strength, in rating points. */
const STRAY = 0.11;

const knot = (seed: number, match: number, side: string, k: number): number =>
  (hashSeed(seed, 'drift', match, side, k) / 2 ** 31 - 1) * STRAY;

function strayAt(seed: number, match: number, side: string, at: number): number {
  const k = Math.floor(at / KNOT_MS);
  const part = at / KNOT_MS - k;
  return knot(seed, match, side, k) * (1 - part) + knot(seed, match, side, k + 1) * part;
}

/** Strengths as the market sees them at a moment: the true ones and a slow drift that depends on the match and the time alone. */
export function driftedRatings(seed: number, match: number, ratings: Ratings, at: number): Ratings {
  return {
    ...ratings,
    home: ratings.home + strayAt(seed, match, 'home', at),
    away: ratings.away + strayAt(seed, match, 'away', at),
    ...(ratings.runners ? { runners: ratings.runners.map((r, i) => r + strayAt(seed, match, `runner ${i}`, at)) } : {}),
  };
}

/** Prices before the match stand still within a bucket: an hour when it is far away, minutes when it is near. */
export function prematchRepriceIntervalMs(untilStart: number): number {
  if (untilStart > 24 * 60 * MINUTE) return 60 * MINUTE;
  return untilStart > 2 * 60 * MINUTE ? 20 * MINUTE : 5 * MINUTE;
}
