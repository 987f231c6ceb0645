import { add, mul, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';

/** The expectations of an amount and of its square, exact, and the most that it can be; units of pay. */
export interface Moments {
  readonly mean: Ratio;
  readonly square: Ratio;
  readonly max: number;
}

export const NOTHING: Moments = { mean: ZERO, square: ZERO, max: 0 };

/** The moments of the sum of two amounts that do not depend on each other. */
export const plus = (a: Moments, b: Moments): Moments => ({
  mean: add(a.mean, b.mean),
  square: add(add(a.square, b.square), mul(ratio(2n, 1n), mul(a.mean, b.mean))),
  max: a.max + b.max,
});
