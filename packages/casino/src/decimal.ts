import { type Ratio, ratio } from '@touchline/kernel/ratio';

/** Reads a pay as tables write it, "1.5" or "1000", without a float on the way. */
export const decimal = (text: string): Ratio => {
  const [whole = '', part = ''] = text.split('.');
  return ratio(BigInt(whole + part), 10n ** BigInt(part.length));
};

/** A row of a table: pays apart by spaces. */
export const decimals = (row: string): readonly Ratio[] => row.trim().split(/\s+/).map(decimal);
