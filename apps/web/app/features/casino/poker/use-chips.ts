import type { PokerTableInfo } from '@touchline/contract/poker/shapes';
import { useFormats } from '../../../shell/formats/use-formats.ts';

/** Writes whole chips of a table as money of its currency; `short` leaves out ".00". */
export function useChips({ currency }: Pick<PokerTableInfo, 'currency'>) {
  const { money } = useFormats();
  return {
    full: (chips: number): string => money(BigInt(chips), currency),
    short: (chips: number): string => money(BigInt(chips), currency, { short: true }),
    net: (chips: number): string => money(BigInt(chips), currency, { sign: 'always' }),
  };
}
