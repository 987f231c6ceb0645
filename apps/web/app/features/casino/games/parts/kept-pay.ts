import { keptAfterEdge } from '@touchline/casino/edge';
import { mul, type Ratio, ratio } from '@touchline/kernel/ratio';

/** The pay of a chance per unit staked: its fair pay, less the edge of the table. */
export const keptPay = ({ num, den }: Ratio, edgePpm: number): Ratio => mul(ratio(den, num), keptAfterEdge(edgePpm));
