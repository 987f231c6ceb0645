import type { Ratio } from '@touchline/kernel/ratio';

/** A ratio as a number, to about 15 digits, however long its terms are. */
export const asNumber = ({ num, den }: Ratio): number => Number((num * 10n ** 24n) / den) / 1e24;
