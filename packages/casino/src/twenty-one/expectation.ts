import { type Ratio, ratio, reduced } from '@touchline/kernel/ratio';
import { greatest } from '../exact.ts';
import { DEALER_STANDS, LIMIT, POINTS } from './points.ts';

const RANKS = BigInt(POINTS.length);
/** Chances and values are whole numbers of this unit: nobody holds more than eleven cards, so that each division by nine ranks comes out even. */
const UNIT = RANKS ** 24n;
const GOLDEN = 22;

const mean = (value: (points: number) => bigint): bigint => POINTS.reduce((sum, points) => sum + value(points), 0n) / RANKS;

/** The chance that the dealer ends with exactly so many points: 22 is the golden point, all beyond it lost. */
function dealerEnds(end: number, points = 0, cards = 0): bigint {
  if (cards >= 2 && points >= DEALER_STANDS) {
    if (points === GOLDEN && cards > 2) return 0n;
    return points === end ? UNIT : 0n;
  }
  return mean((more) => dealerEnds(end, points + more, cards + 1));
}

/** The return of standing, for every number of points up to 21. */
function standing(): readonly bigint[] {
  const ends = Array.from({ length: GOLDEN + 1 }, (_, end) => dealerEnds(end));
  return Array.from({ length: LIMIT + 1 }, (_, points) => {
    const lost = ends.reduce((sum, chance, end) => (end > points ? sum + chance : sum), 0n);
    const even = ends[points] as bigint;
    return 2n * (UNIT - lost - even) + even;
  });
}

const STANDING = standing();

/** Returns of the two choices at so many points, with best play afterwards; all whole numbers of one unit. */
export function choices(points: number): { readonly stand: bigint; readonly draw: bigint } {
  const draw = mean((more) => {
    if (points + more > LIMIT) return 0n;
    const next = choices(points + more);
    return greatest(next.draw, next.stand);
  });
  return { stand: STANDING[points] as bigint, draw };
}

/** The exact return with best play. */
export function twentyOneReturn(): Ratio {
  const sum = POINTS.reduce(
    (total, a) =>
      total +
      POINTS.reduce((row, b) => {
        if (a + b === GOLDEN) return row + 2n * UNIT;
        const { stand, draw } = choices(a + b);
        return row + greatest(draw, stand);
      }, 0n),
    0n,
  );
  return reduced(ratio(sum, RANKS ** 2n * UNIT));
}
