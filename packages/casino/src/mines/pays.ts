import { mul, ONE, type Ratio, ratio } from '@touchline/kernel/ratio';
import { keptAfterEdge } from '../edge.ts';

export const TILES = 25;

/** The chance of opening `opened` tiles without meeting one of `mines` mines. */
export const survival = (mines: number, opened: number): Ratio => {
  let chance = ONE;
  for (let i = 0; i < opened; i += 1) chance = mul(chance, ratio(BigInt(TILES - mines - i), BigInt(TILES - i)));
  return chance;
};

/** The return of `opened` safe tiles per unit staked: the fair pay without the edge. */
export const minesPay = (mines: number, opened: number, edgePpm: number): Ratio => {
  const { num, den } = survival(mines, opened);
  return mul(ratio(den, num), keptAfterEdge(edgePpm));
};
