import { compare, ONE, type Ratio, ratio, ZERO } from '@touchline/kernel/ratio';

/** A place of a layout with the most it returns per unit, and how likely it returns more than was staked on it. */
export interface PlaceFigures<On> {
  readonly on: On;
  readonly pay: Ratio;
  readonly chance: Ratio;
}

/** Figures of places, counted over every result of a draw and the number of equally likely ways in which each comes about. */
export function placeFigures<On, Result>(
  places: readonly On[],
  results: readonly { readonly result: Result; readonly ways: bigint }[],
  payOf: (on: On, result: Result) => Ratio,
): readonly PlaceFigures<On>[] {
  const all = results.reduce((sum, { ways }) => sum + ways, 0n);
  return places.map((on) => {
    let pay = ZERO;
    let won = 0n;
    for (const { result, ways } of results) {
      const one = payOf(on, result);
      if (compare(one, pay) > 0) pay = one;
      if (compare(one, ONE) > 0) won += ways;
    }
    return { on, pay, chance: ratio(won, all) };
  });
}
