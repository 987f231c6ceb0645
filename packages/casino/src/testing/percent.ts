import type { Ratio } from '@touchline/kernel/ratio';

/**
 * A ratio as percent to so many decimals, as published tables print it.
 *
 * @internal
 */
export const percent = ({ num, den }: Ratio, decimals = 2): string => ((Number((num * 10n ** 12n) / den) / 1e12) * 100).toFixed(decimals);
