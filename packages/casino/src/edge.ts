import { type Ratio, ratio } from '@touchline/kernel/ratio';

const MILLION = 1_000_000n;

/** The factor that a fair pay is multiplied by so that the house keeps `edgePpm` parts of a million. */
export const keptAfterEdge = (edgePpm: number): Ratio => ratio(MILLION - BigInt(edgePpm), MILLION);

/** The edges that an operator may choose for a game whose pays follow from it: 0.5 to 10 %. */
export const EDGE = { min: 5_000, usual: 10_000, max: 100_000 } as const;

/** The same bounds for games that are climbed, which usually keep 2 %. */
export const CLIMB_EDGE = { ...EDGE, usual: 20_000 } as const;
