import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatMultiplier } from '../../play/multiplier.ts';
import { PayTable } from '../parts/pay-table.tsx';
import { useSlot } from './slot-context.ts';
import { SlotPicture } from './slot-picture.tsx';
import { symbolName } from './symbol-name.ts';

/** The pays of each symbol by how many of it there are, in bets. */
export function SlotPays() {
  const t = useTranslator();
  const { maths } = useSlot();
  const { scatter, rule } = maths;
  const rows = [...Object.entries(maths.pays), ...(scatter ? [[scatter.symbol, scatter.pays] as const] : [])].filter(([, pays]) =>
    pays.some((pay) => pay > 0),
  );
  const max = Math.max(...rows.map(([, pays]) => pays.length - 1));
  const counts = Array.from({ length: max + 1 }, (_, count) => count).filter((count) => rows.some(([, pays]) => (pays[count] ?? 0) > 0));
  return (
    <PayTable
      label={t('casino.rules.pays')}
      corner={t('slots.symbol')}
      heads={counts.map((count) => (count === max && rule.kind === 'clusters' ? `${count}+` : `${count}`))}
      lines={rows.map(([letter, pays]) => ({
        key: letter,
        name: (
          <span className="slot-name">
            <SlotPicture letter={letter} />
            {symbolName(t, maths, letter)}
          </span>
        ),
        cells: counts.map((count) => {
          const pay = pays[count] ?? 0;
          return pay > 0 ? formatMultiplier(t.language, ratio(BigInt(pay), BigInt(maths.unit))) : '–';
        }),
      }))}
    />
  );
}
