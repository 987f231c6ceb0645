import { formatPercent } from '@touchline/i18n/format-money';
import type { Ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { chancePercent, formatMultiplier } from '../../play/multiplier.ts';
import { PayTable } from './pay-table.tsx';

interface PrizeTableProps {
  /** The head of the lines: "Hits", "Rarity". */
  readonly corner: string;
  readonly prizes: readonly { readonly name: string; readonly pay: Ratio; readonly chance: Ratio }[];
}

/** Every way in which a round can end: what it pays and how likely it is. */
export function PrizeTable({ corner, prizes }: PrizeTableProps) {
  const t = useTranslator();
  return (
    <PayTable
      label={t('casino.rules.pays')}
      corner={corner}
      heads={[t('casino.fact.pays'), t('casino.fact.chance')]}
      lines={prizes.map(({ name, pay, chance }) => {
        const { percent, decimals } = chancePercent(chance);
        return { key: name, name, cells: [formatMultiplier(t.language, pay), formatPercent(t.language, percent, decimals)] };
      })}
    />
  );
}
