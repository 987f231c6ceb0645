import type { PokerTableInfo } from '@touchline/contract/poker/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { currencySymbol } from '../../../shell/formats/currency-symbol.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';

/** Writes whole chips of a table: as money of its currency (`short` leaves out ".00"), or as the plain numbers that a tournament's are. */
export function useChips({ currency }: Pick<PokerTableInfo, 'currency'>) {
  const { language } = useTranslator();
  const { money, scale } = useFormats();
  if (currency === null) {
    const plain = new Intl.NumberFormat(language);
    const net = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
    const write = (chips: number): string => plain.format(chips);
    return { full: write, short: write, net: (chips: number): string => net.format(chips), scale: 0, symbol: '' };
  }
  return {
    full: (chips: number): string => money(BigInt(chips), currency),
    short: (chips: number): string => money(BigInt(chips), currency, { short: true }),
    net: (chips: number): string => money(BigInt(chips), currency, { sign: 'always' }),
    /** Decimals of what is typed, and the sign that stands before it. */
    scale: scale(currency),
    symbol: currencySymbol(currency),
  };
}
